// Pictures of the studio: node tests/studio/screenshots.mjs FOLDER writes them at two sizes in two themes;
// with --readme only the one for the README.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { ensureChromium } from '../support/chromium.mjs'
import { startStudio } from '../support/studioServer.mjs'

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
  await page
    .getByRole('navigation', { name: 'Explorer' })
    .getByRole('button', { name: 'p-51d', exact: true })
    .click()
  await page.locator('.view-lines').waitFor()
  await edit(page)
  for (const mode of modes) {
    await (mode === 'play' ? showPlay(page) : page.getByRole('tab', { name: 'Write' }).click())
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(300)
    await page.screenshot({ path: join(folder, nameOf(mode)), animations: 'disabled', caret: 'hide' })
  }
  await context.close()
}

/** A changed rating and a misspelt word: the picture shows what the studio is for. */
async function edit(page) {
  await replaceNumber(page, 'horsepower', '4')
  await page.keyboard.press('End')
}

async function replaceNumber(page, field, to) {
  const line = page.locator('.view-line', { hasText: field }).first()
  const at = await line.evaluate(
    (element, name) => element.textContent.replaceAll('\u00a0', ' ').indexOf(`${name}: `),
    field,
  )
  await line.click({ position: { x: 4, y: 10 } })
  await page.keyboard.press('Home')
  await page.keyboard.press('Home')
  for (let step = 0; step < at + field.length + 2; step++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.type(to)
}

async function showPlay(page) {
  const tab = page.getByRole('tab', { name: 'Play' })
  if ((await tab.count()) > 0) await tab.click()
}
