// Playing: a fight on the pack as it is being edited, both sides at one screen.
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
  const choose = (name: RegExp) => choices().filter({ hasText: name }).first().click()
  const question = (words: string) => studio.region('Choices').getByText(words).waitFor()
  const log = () => studio.region('Log').getByRole('listitem')
  const logged = (words: string) => log().filter({ hasText: words }).last().waitFor()
  const newGame = () => studio.page.getByRole('button', { name: 'New game' }).click()

  async function begin(): Promise<void> {
    await studio.tab('Play')
    await studio.page.getByLabel('Allied aircraft').selectOption('p-47d')
    await studio.page.getByLabel('Axis aircraft').selectOption('bf-109g')
    await newGame()
    await choices().first().waitFor()
  }

  /** With the usual seed the Allied side goes first. */
  async function beginAtMedium(): Promise<void> {
    await begin()
    await choose(/^Start at Medium/)
    await question('Axis')
    await choose(/^Start at Medium/)
    await question('which element acts next?')
  }

  async function toLeaderStep(): Promise<void> {
    await beginAtMedium()
    await choose(/acts next/)
    await choose(/^Stay at Medium/)
    await question('attack, or end the step')
  }

  it('plays from set-up to an attack and its answer, every event with its rules', async () => {
    await begin()
    await choose(/^Start at Medium/)
    // At one screen a secret is shown while the one whose it is decides.
    expect(await log().filter({ hasText: 'in secret' }).count()).toBe(0)
    await question('Axis')
    await choose(/^Start at Medium/)
    await logged('Altitudes are shown: P-47D Medium and Bf 109G-6 Medium')
    await choose(/acts next/)
    await logged('Turn 1: P-47D acts')
    await studio.region('Table').getByText('Turn 1 of 6').waitFor()
    await choose(/^Stay at Medium/)
    expect(await studio.region('Hand').getByRole('listitem').count()).toBeGreaterThan(0)

    await choose(/^Attack Bf 109G-6 with/)
    await logged('P-47D attacks Bf 109G-6')
    await studio.region('Response chain').getByText('Bf 109G-6 may answer').waitFor()
    await choose(/^Answer with/)
    await logged('Bf 109G-6 answers')
    expect(await studio.region('Response chain').getByRole('listitem').count()).toBe(2)
    await studio.region('Response chain').getByText('P-47D may answer').waitFor()
    await choose(/^Pass/)
    await logged('The attack is stopped')

    await log()
      .filter({ hasText: 'passes' })
      .getByRole('button', { name: 'Rule 6.2', exact: true })
      .first()
      .click()
    const rule = studio.region('Log').getByRole('status')
    await rule.getByText(/\w+/).first().waitFor()
    expect(await rule.innerText()).not.toContain('Not in the rule index')
    expect((await rule.innerText()).length).toBeGreaterThan(40)
  })

  it('takes inputs back, one after the other', async () => {
    await toLeaderStep()
    const before = await log().allInnerTexts()
    await choose(/^Attack/)
    await question('answer the last card')
    const takeBack = studio.region('Choices').getByRole('button', { name: 'Take back' })
    await takeBack.click()
    await question('attack, or end the step')
    expect(await log().allInnerTexts()).toEqual(before)
    for (let left = 4; left > 0; left--) await takeBack.click()
    await question('at which altitude does it start?')
    expect(await takeBack.count()).toBe(0)
  })

  it('plays on to the end and counts the points', async () => {
    await beginAtMedium()
    const over = studio.region('Choices').getByText('The fight is over.')
    // The order is made in the first turn; after it the last way out of every decision leads on.
    for (let taken = 0; taken < 200 && (await over.count()) === 0; taken++) {
      const wayOut = choices().filter({ hasText: /^(Pass|End the|Stay|Let it go|Draw nothing|.* acts next)/ })
      await wayOut.first().click()
    }
    await over.waitFor()
    await studio.region('Choices').getByText('Nobody has won').waitFor()
    await logged('The fight ends in turn 6')
    await studio.region('Choices').getByRole('button', { name: 'Set up another' }).click()
    await studio.page.getByRole('button', { name: 'New game' }).waitFor()
  })

  it('says why a card cannot be played and why a choice is not offered', async () => {
    await toLeaderStep()
    const blocked = studio
      .region('Hand')
      .getByRole('listitem')
      .filter({ hasText: /Not now: / })
      .first()
    await blocked
      .getByRole('button', { name: /^Rule / })
      .first()
      .click()
    await studio.region('Log').getByRole('status').waitFor()
    await studio
      .region('Choices')
      .getByText(/^Not offered: /)
      .click()
    await studio.region('Choices').getByText('it is not on top of anybody').waitFor()
  })

  it('refuses a set-up in words and takes an option', async () => {
    await studio.tab('Play')
    await studio.page.getByRole('button', { name: 'Add an element to Allied' }).click()
    await newGame()
    const refusal = studio.region('Set-up').getByRole('alert')
    await refusal.getByText(/Allied has 4 aircraft in 2 elements/).waitFor()
    await refusal.getByRole('button', { name: 'Rule 13.2' }).waitFor()
    await studio.page.getByRole('button', { name: 'Add an element to Axis' }).click()
    await studio.page.getByText(/^Set up, duration and victory/).click()
    await studio.page.getByLabel('To the death').check()
    await studio.region('Set-up').getByText('1 differ').waitFor()
    await newGame()
    await choices().first().waitFor()
    expect(await studio.region('Table').getByRole('heading', { name: 'Turn 1', exact: true }).count()).toBe(1)
    expect(await studio.region('Table').getByRole('group').count()).toBe(4)
  })

  it('goes on with an edit, and stays on the last good pack when one has errors', async () => {
    await beginAtMedium()
    const axis = studio.region('Table').getByRole('group', { name: /^Bf 109G-6/ })
    await axis.getByText('Horsepower 3').waitFor()
    await studio.tab('Write')
    await studio.select('bf-109g', GERMANY, 'horsepower: 3', '3')
    await studio.type('5')
    await studio.tab('Play')
    await studio.page.getByText('Replayed on your edit: all 2 inputs kept.').waitFor()
    await axis.getByText('Horsepower 5').waitFor()

    await studio.tab('Write')
    await studio.document('bf-109g').click()
    await studio.select('bf-109g', GERMANY, 'horsepower: 3', '3')
    await studio.type('many')
    await studio.problems().filter({ hasText: 'shape/' }).first().waitFor()
    await studio.tab('Play')
    await studio.page.getByText('Play stays on your last edit without errors.').waitFor()
    await axis.getByText('Horsepower 5').waitFor()
  })

  it('stops a fight before the input that an edit makes illegal, and says why', async () => {
    await begin()
    await choose(/^Start at Medium/)
    await question('Axis')
    await choose(/^Start at High/)
    await question('which element acts next?')
    await studio.tab('Write')
    await studio.select('bf-109g', GERMANY, 'id: bf-109g', 'very-high')
    await studio.type('medium')
    await studio.tab('Play')
    await studio.page.getByText(/input 2 of 2 is no longer legal.*High is above the ceiling/).waitFor()
    await question('at which altitude does it start?')
  })
})
