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
        await shoot(size, theme, ['write', 'play'], (name) => `studio-${name}-${theme}-${size.width}.png`)
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
  page.setDefaultTimeout(15_000)
  const take = async (name) => {
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(400)
    await page.screenshot({ path: join(folder, nameOf(name)), animations: 'disabled', caret: 'hide' })
  }
  await page.goto(server.address)
  await edit(page)
  if (modes.includes('write')) await take('write')
  if (modes.includes('play')) await fight(page, take)
  await context.close()
}

/** A changed rating and a remark of the compiler: the picture shows what the studio is for. */
async function edit(page) {
  await overwrite(page, 'horsepower: ', '4')
  await overwrite(page, '  damaged:', '7', 'performance: ')
  await page.getByRole('region', { name: 'Problems' }).getByRole('listitem').first().waitFor()
}

/** Types over the character behind a text or, after it, behind a second one, in the document of the P-47D. */
async function overwrite(page, before, typed, then = '') {
  const all = readFileSync(SOURCE, 'utf8')
  const first = all.indexOf(before, all.indexOf('id: p-47d')) + before.length
  const start = all.indexOf(then, first) + then.length
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

/** A fight of two elements a side: set-up, an exchange, a wingman at work, and the end. */
async function fight(page, take) {
  const region = (name) => page.getByRole('region', { name, exact: true })
  const choices = region('Choices').getByRole('listitem').getByRole('button')
  const offered = () => choices.allInnerTexts()
  const over = () => region('Choices').getByText('The fight is over.').count()
  /** Takes the first choice that fits the first pattern that fits any. */
  const choose = async (...patterns) => {
    const texts = await offered()
    const found = patterns.flatMap((pattern) => texts.filter((text) => pattern.test(text)))[0] ?? texts[0]
    await choices.nth(texts.indexOf(found)).click()
  }
  await page.getByRole('tab', { name: 'Play' }).click()
  for (const side of ['Allied', 'Axis'])
    await page.getByRole('button', { name: `Add an element to ${side}` }).click()
  await region('Set-up').locator('summary').nth(2).click()
  await take('play-set-up')
  await page.getByRole('button', { name: 'New game' }).click()
  for (const altitude of [/Medium/, /High/, /Medium/, /High/]) await choose(altitude)
  let [exchange, wingman] = [false, false]
  for (let taken = 0; taken < 600 && (await over()) === 0; taken++) {
    const chain = await region('Response chain').getByRole('listitem').count()
    const question = await region('Choices').innerText()
    if (!exchange && taken > 40 && chain > 2) {
      exchange = true
      await region('Log').getByRole('button', { name: 'Rule 6.2', exact: true }).last().click()
      await take('play-exchange')
      await region('Log').getByRole('button', { name: 'Close the rule' }).click()
    }
    if (!wingman && taken > 40 && question.includes('attack with the mini-hand')) {
      wingman = true
      await take('play-wingman')
    }
    await choose(
      /^Attack/,
      /^Answer/,
      /^Send/,
      /^Stay/,
      /^End the discard/,
      /^Draw [2-9]/,
      /^Draw 1/,
      /acts next/,
      /^End/,
    )
  }
  await take('play-end')
}
