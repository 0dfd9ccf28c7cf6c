// Writing: problems, fixes, the card and what is kept, as an author meets them.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { GERMANY, useStudio, type StudioPage } from './support.ts'

describe('Write', () => {
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

  const selectHorsepower = () => studio.select('bf-109g', GERMANY, 'horsepower: 3', '3')

  it('loads with every panel and no problem', async () => {
    for (const name of ['Problems', 'Card']) await studio.region(name).waitFor()
    await studio.page.getByRole('main', { name: 'Editor' }).waitFor()
    await studio.region('Problems').getByText('No problems').waitFor()
  })

  it('shows an error with its marker and its code, and drops both when it is undone', async () => {
    await selectHorsepower()
    await studio.type('three')
    const problem = studio.problems().filter({ hasText: 'shape/wrong-type' })
    await problem.waitFor()
    expect(await problem.innerText()).toContain('germany.yaml:')
    await studio.page.locator('.squiggly-error').waitFor()
    expect(await studio.document('bf-109g').textContent()).toContain('1 error')
    while ((await problem.count()) > 0) await studio.page.keyboard.press('Control+z')
    await studio.region('Problems').getByText('No problems').waitFor()
    await studio.page.locator('.squiggly-error').waitFor({ state: 'detached' })
  })

  it('applies a fix from the list and from the editor', async () => {
    for (const way of ['list', 'editor']) {
      await studio.select('bf-109g', GERMANY, 'id: bf-109g', 'germany')
      await studio.type('germani')
      const problem = studio.problems().filter({ hasText: 'link/unknown-id' })
      await problem.waitFor()
      if (way === 'list') await problem.getByRole('button', { name: 'germany', exact: false }).last().click()
      else {
        await studio.page.keyboard.press('ArrowLeft')
        await studio.page.keyboard.press('Control+.')
        await studio.page.locator('.action-widget .monaco-list-row', { hasText: 'germany' }).click()
      }
      await studio.region('Problems').getByText('No problems').waitFor()
    }
  })

  it('changes the card while typing and marks what changed', async () => {
    await selectHorsepower()
    expect(await studio.rating('Horsepower').innerText()).toBe('3')
    await studio.type('5')
    await studio.region('Card').getByText('1 rating differs from the shipped text').waitFor()
    expect(await studio.rating('Horsepower').innerText()).toMatch(/^5\s*was 3$/)
    const face = studio.region('Card').getByRole('img', { name: /Horsepower 5/ })
    expect(await face.locator('.pen-text').textContent()).toBe('5')
    await studio.region('Card').getByRole('button', { name: 'Back' }).click()
    await studio
      .region('Card')
      .getByRole('img', { name: /back: .*Horsepower 2/ })
      .waitFor()
  })

  it('says in a sentence why there is no card', async () => {
    await studio.document('action-deck').click()
    await studio.region('Card').getByText('A deck has no card face; aircraft do.').waitFor()
    await selectHorsepower()
    await studio.type('}')
    await studio.region('Card').getByText('This document cannot be read yet; Problems says why.').waitFor()
  })

  it('keeps an edit over a reload and returns to the shipped text when asked', async () => {
    await selectHorsepower()
    await studio.type('4')
    // At once: nothing is said about saving, nothing may be lost.
    await studio.reload()
    await studio.document('bf-109g').click()
    await studio
      .region('Card')
      .getByRole('img', { name: /Horsepower 4/ })
      .waitFor()
    await studio.document('bf-109g').getByRole('img', { name: 'edited' }).waitFor()

    await studio.page.getByRole('button', { name: 'Return to shipped text' }).click()
    const dialog = studio.page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Keep my edits' }).click()
    await studio
      .region('Card')
      .getByRole('img', { name: /Horsepower 4/ })
      .waitFor()
    await studio.page.getByRole('button', { name: 'Return to shipped text' }).click()
    await dialog.getByRole('button', { name: 'Return to shipped text' }).click()
    await studio.region('Card').getByText('Ratings as shipped').waitFor()
    await studio.reload()
    expect(await studio.document('bf-109g').getByRole('img').count()).toBe(0)
  })

  it('shows a hostile name as text', async () => {
    const hostile = '<img src=x onerror=window.broken=1>'
    await studio.select('bf-109g', GERMANY, 'id: bf-109g', 'Messerschmitt Bf 109G')
    await studio.type(`"${hostile}`)
    await studio.region('Card').getByText(hostile, { exact: true }).waitFor()
    await studio.page.keyboard.press('Control+k')
    await studio.page.getByRole('dialog').getByText(hostile).waitFor()
    expect(await studio.page.locator('img').count()).toBe(0)
    expect(await studio.page.evaluate(() => 'broken' in window)).toBe(false)
    await studio.page.keyboard.press('Escape')
  })
})
