// Reached by keyboard, named for screen readers, and shut to scripts that are not its own.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterEach, describe, expect, it } from 'vitest'
import { GERMANY, useStudio, type StudioPage } from './support.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Finding {
  readonly id: string
  readonly impact: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[]
}

describe('access', () => {
  const { open } = useStudio()
  let studio: StudioPage | undefined

  afterEach(async () => {
    const { faults = [] } = studio ?? {}
    await studio?.close()
    expect(faults).toEqual([])
  })

  /** Serious and critical findings; a script tag would be refused, so axe goes in through the debugger. */
  async function serious({ page }: StudioPage): Promise<string[]> {
    await page.evaluate(axeSource)
    const { violations } = await page.evaluate<{ violations: Finding[] }>('axe.run()')
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
      )
  }

  it.each(['light', 'dark'] as const)('has no serious fault for axe in %s', async (colorScheme) => {
    studio = await open({ colorScheme })
    await studio.select('bf-109g', GERMANY, 'horsepower: 3', '3')
    await studio.type('9x')
    await studio.problems().filter({ hasText: 'shape/' }).first().waitFor()
    expect(await serious(studio)).toEqual([])
    await studio.page.keyboard.press('Control+z')
    await studio.page.keyboard.press('Control+k')
    await studio.page.getByRole('dialog').waitFor()
    expect(await serious(studio)).toEqual([])
    await studio.page.keyboard.press('Escape')
    await studio.tab('Play')
    await studio.region('Set-up').locator('summary').first().click()
    expect(await serious(studio)).toEqual([])
    await studio.page.getByRole('button', { name: 'New game' }).click()
    const choices = studio.region('Choices').getByRole('listitem').getByRole('button')
    for (const name of [/^Start at Medium/, /^Start at Medium/, /acts next/, /^Stay/, /^Attack/])
      await choices.filter({ hasText: name }).first().click()
    await studio.region('Response chain').getByRole('listitem').first().waitFor()
    expect(await serious(studio)).toEqual([])
  })

  it('goes to a document and to the next problem by keys alone', async () => {
    studio = await open()
    const { page } = studio
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog', { name: 'Command palette' }).waitFor()
    await page.keyboard.type('fighter nothing')
    await page.getByText('Nothing is called that.').waitFor()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('aircraft bf-110c')
    await page.keyboard.press('Enter')
    await page.getByRole('main').locator('.monaco-editor.focused').waitFor()
    expect(await studio.document('bf-110c').getAttribute('aria-current')).toBe('true')
    await page.keyboard.press('End')
    await page.keyboard.type('x')
    await studio.problems().filter({ hasText: 'shape/' }).first().waitFor()
    await page.keyboard.press('Control+Home')
    await studio.place(1, 1).waitFor()
    await page.keyboard.press('F8')
    await studio.place(1, 1).waitFor({ state: 'detached' })
    // Ctrl+K must open the palette from inside the editor too, where Monaco has a use for it.
    await page.keyboard.press('Control+k')
    await page.keyboard.type('switch to play')
    await page.keyboard.press('Enter')
    await studio.region('Table').waitFor()
  })

  it('walks the explorer with arrows and opens with Enter', async () => {
    studio = await open()
    await studio.document('bf-109e-3').focus()
    await studio.page.keyboard.press('ArrowDown')
    await studio.page.keyboard.press('ArrowDown')
    await studio.page.keyboard.press('Enter')
    await studio.page.locator('[aria-current=true]', { hasText: 'bf-110c' }).waitFor()
  })

  it('remembers the theme', async () => {
    studio = await open({ colorScheme: 'light' })
    const theme = () => studio?.page.evaluate(() => document.documentElement.dataset['theme'])
    expect(await theme()).toBe('light')
    await studio.page.getByRole('radio', { name: 'Dark' }).click()
    await studio.reload()
    expect(await theme()).toBe('dark')
  })

  it('runs no text as code', async () => {
    studio = await open()
    // Inside a timer: what the debugger evaluates itself is exempt from the policy.
    const result = await studio.page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          setTimeout(() => {
            try {
              resolve(String((0, eval)('1 + 1')))
            } catch (error) {
              resolve((error as Error).name)
            }
          })
        }),
    )
    expect(result).toBe('EvalError')
    // The refusal is itself a line on the console; nothing else may be.
    expect(studio.faults.filter((fault) => !fault.includes('unsafe-eval'))).toEqual([])
    studio.faults.length = 0
  })
})
