// Playing: a fight on the pack as it is being edited.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { GERMANY, useStudio, type StudioPage } from './support.ts'

describe('Play', () => {
  const { open } = useStudio()
  let studio: StudioPage

  beforeEach(async () => {
    studio = await open()
  })
  afterEach(async () => {
    const { faults } = studio
    await studio.close()
    expect(faults).toEqual([])
  })

  const choices = () => studio.region('Choices').getByRole('listitem').getByRole('button')
  const log = () => studio.region('Log').getByRole('listitem')

  async function begin(): Promise<void> {
    await studio.tab('Play')
    await studio.page.getByLabel('Allied aircraft').selectOption('p-47d')
    await studio.page.getByLabel('Axis aircraft').selectOption('bf-109g')
    await studio.page.getByRole('button', { name: 'New game' }).click()
    await choices().first().waitFor()
  }

  it('plays an exchange by clicks, every event with its rules', async () => {
    await begin()
    await studio.region('Table').getByText('P-47D').first().waitFor()
    expect(await studio.region('Hand').getByRole('listitem').count()).toBeGreaterThan(0)
    await choices()
      .filter({ hasText: /^Attack Bf 109G-6 with/ })
      .first()
      .click()
    await log().filter({ hasText: 'P-47D attacks Bf 109G-6' }).waitFor()
    await studio.region('Choices').getByText('Axis', { exact: true }).waitFor()
    await choices().filter({ hasText: /^Pass/ }).click()
    await log().filter({ hasText: 'The attack succeeds' }).waitFor()

    await log().filter({ hasText: 'passes' }).getByRole('button', { name: 'Rule 6.2', exact: true }).click()
    const rule = studio.region('Log').getByRole('status')
    await rule.getByText(/\w+/).first().waitFor()
    expect(await rule.innerText()).not.toContain('Not in the rule index')
    expect((await rule.innerText()).length).toBeGreaterThan(40)
  })

  it('takes an input back and ends the fight', async () => {
    await begin()
    const before = await log().count()
    await choices().first().click()
    await studio.region('Choices').getByRole('button', { name: 'Take back' }).click()
    expect(await log().count()).toBe(before)
    await choices().filter({ hasText: 'End the leader step' }).click()
    await studio
      .region('Choices')
      .getByText(/The fight is over/)
      .waitFor()
  })

  it('says why a card cannot be played', async () => {
    await begin()
    await studio
      .region('Hand')
      .getByText(/^Not now: /)
      .first()
      .waitFor()
  })

  it('goes on with an edit, and stays on the last good pack when one has errors', async () => {
    await begin()
    const performance = studio
      .region('Table')
      .getByText(/Performance/)
      .last()
    expect(await performance.innerText()).toContain('Horsepower 3')
    await studio.tab('Write')
    await studio.select('bf-109g', GERMANY, 'horsepower: 3', '3')
    await studio.type('5')
    await studio.tab('Play')
    await studio.page.getByText('Replayed on your edit: all 0 inputs kept.').waitFor()
    expect(await performance.innerText()).toContain('Horsepower 5')

    await studio.tab('Write')
    await studio.document('bf-109g').click()
    await studio.select('bf-109g', GERMANY, 'horsepower: 3', '3')
    await studio.type('many')
    await studio.problems().filter({ hasText: 'shape/' }).first().waitFor()
    await studio.tab('Play')
    await studio.page.getByText('Play stays on your last edit without errors.').waitFor()
    expect(await performance.innerText()).toContain('Horsepower 5')
  })
})
