// Drives the built studio, served by the real server, through its roles and names.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContextOptions, type Locator, type Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { ensureChromium } from '../support/chromium.mjs'
import { startStudio, type RunningStudio } from '../support/studioServer.mjs'

export const root = join(import.meta.dirname, '..', '..')
export const GERMANY = 'content/wild-blue/aircraft/germany.yaml'

interface StudioUnderTest {
  readonly open: (options?: BrowserContextOptions) => Promise<StudioPage>
}

/** A server and a browser for one test file; `args` go to the studio command. */
export function useStudio(...args: string[]): StudioUnderTest {
  let server: RunningStudio | undefined
  let browser: Browser | undefined
  beforeAll(async () => {
    server = await startStudio(...args)
    browser = await chromium.launch({ executablePath: ensureChromium() })
  })
  afterAll(async () => {
    await browser?.close()
    await server?.stop()
  })
  const running = (): RunningStudio => {
    if (!server) throw new Error('the studio has not started')
    return server
  }
  return {
    async open(options = {}) {
      const context = await browser?.newContext({
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
        ...options,
      })
      if (!context) throw new Error('the browser has not started')
      context.setDefaultTimeout(15_000)
      const studio = new StudioPage(await context.newPage())
      await studio.visit(running().address)
      return studio
    },
  }
}

export class StudioPage {
  /** Console errors, uncaught errors and breaches of the page's policy. */
  readonly faults: string[] = []

  readonly page: Page

  constructor(page: Page) {
    this.page = page
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.faults.push(message.text())
    })
    page.on('pageerror', (error) => this.faults.push(error.message))
  }

  async visit(address: string): Promise<void> {
    await this.page.goto(address)
    await this.ready()
  }

  async reload(): Promise<void> {
    await this.page.reload()
    await this.ready()
  }

  async ready(): Promise<void> {
    await this.document('bf-109g').waitFor()
    await this.page.locator('.view-line').first().waitFor()
  }

  close(): Promise<void> {
    return this.page.context().close()
  }

  region(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true })
  }

  document(id: string): Locator {
    return this.page
      .getByRole('navigation', { name: 'Explorer' })
      .getByRole('button', { name: new RegExp(`^${id}\\b`) })
  }

  problems(): Locator {
    return this.region('Problems').getByRole('listitem')
  }

  /** The printed value of a rating in the table under the card. */
  rating(name: string): Locator {
    return this.region('Card')
      .getByRole('row', { name: new RegExp(`^${name} `) })
      .getByRole('cell')
      .first()
  }

  async tab(name: 'Write' | 'Play'): Promise<void> {
    await this.page.getByRole('tab', { name }).click()
  }

  /** Selects a text of a file, the first after another one, by going to its line and column. */
  async select(id: string, file: string, after: string, text: string): Promise<void> {
    const all = readFileSync(join(root, file), 'utf8')
    const offset = all.indexOf(text, all.indexOf(after))
    if (offset < 0) throw new Error(`${file} has no "${text}" after "${after}"`)
    const before = all.slice(0, offset).split('\n')
    const line = before.length
    const column = (before.at(-1)?.length ?? 0) + 1
    await this.document(id).click()
    await this.page.getByRole('main').locator('.monaco-editor.focused').waitFor()
    await this.page.keyboard.press('Control+g')
    await this.page.locator('.quick-input-widget input').waitFor()
    await this.page.keyboard.type(`${line}:${column}`)
    await this.page.keyboard.press('Enter')
    await this.place(line, column).waitFor()
    for (let step = 0; step < text.length; step++) await this.page.keyboard.press('Shift+ArrowRight')
  }

  /** The status bar's word on where the cursor is. */
  place(line: number, column: number): Locator {
    return this.page.getByRole('contentinfo').getByText(`Line ${line}, column ${column}`, { exact: true })
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text)
  }
}
