// Pictures of the studio: node tests/studio/screenshots.mjs FOLDER writes them at two sizes in two themes;
// with --readme only the one for the README.
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { ensureChromium } from '../support/chromium.mjs'
import { startStudio } from '../support/studioServer.mjs'

const SOURCE = join(import.meta.dirname, '..', '..', 'content', 'wild-blue', 'aircraft', 'united-states.yaml')
const SIZES = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
]

const [folder, only] = process.argv.slice(2)
if (folder === undefined) {
  console.error('screenshots: give a folder to write to')
  process.exit(2)
}
mkdirSync(folder, { recursive: true })
const server = await startStudio()
const browser = await chromium.launch({ executablePath: ensureChromium() })
try {
  if (only === '--readme') await shoot(SIZES[0], 'light', ['write'], () => 'studio.png')
  else {
    for (const size of SIZES) {
      for (const theme of ['light', 'dark']) {
        await shoot(size, theme, ['write', 'play'], (mode) => `studio-${mode}-${theme}-${size.width}.png`)
      }
    }
  }
} finally {
  await browser.close()
  await server.stop()
}

async function shoot(viewport, theme, modes, nameOf) {
  const context = await browser.newContext({ viewport, colorScheme: theme, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(server.address)
  await edit(page)
  for (const mode of modes) {
    if (mode === 'play') await fight(page)
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(400)
    await page.screenshot({ path: join(folder, nameOf(mode)), animations: 'disabled', caret: 'hide' })
  }
  await context.close()
}

/** A changed rating and a remark of the compiler: the picture shows what the studio is for. */
async function edit(page) {
  await overwrite(page, 'undamaged: { damage: 5, performance: 6, horsepower: ', '4')
  await overwrite(page, 'damaged: { damage: 9, performance: ', '7')
  await page.getByRole('region', { name: 'Problems' }).getByRole('listitem').first().waitFor()
}

/** Types over the character behind a text, in the document of the P-47D. */
async function overwrite(page, before, typed) {
  const all = readFileSync(SOURCE, 'utf8')
  const start = all.indexOf(before, all.indexOf('id: p-47d')) + before.length
  const lines = all.slice(0, start).split('\n')
  await page
    .getByRole('navigation')
    .getByRole('button', { name: /^p-47d/ })
    .click()
  await page.locator('.monaco-editor.focused').waitFor()
  await page.keyboard.press('Control+g')
  await page.locator('.quick-input-widget input').waitFor()
  await page.keyboard.type(`${lines.length}:${lines.at(-1).length + 1}`)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.type(typed)
}

/** An attack that waits for its answer, and a rule opened in the log. */
async function fight(page) {
  await page.getByRole('tab', { name: 'Play' }).click()
  await page.getByLabel('Axis aircraft').selectOption('bf-109g')
  await page.getByRole('button', { name: 'New game' }).click()
  const choices = page.getByRole('region', { name: 'Choices' }).getByRole('listitem').getByRole('button')
  await choices.first().click()
  await choices.filter({ hasText: 'Answer with' }).first().click()
  await page
    .getByRole('region', { name: 'Log' })
    .getByRole('button', { name: 'Rule 6.2', exact: true })
    .last()
    .click()
}
