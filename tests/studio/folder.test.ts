// A folder's packs beside the built-in ones, read from disk and never written to.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { useStudio } from './support.ts'

const PACK = `kind: pack
id: mine
name: Mine
version: 0.1.0
licence: MIT
depends: [{ id: wild-blue }]
`
const PATCH = `kind: aircraft
id: p-39d
patch: true
leader:
  undamaged:
    horsepower: 7
`

const folder = mkdtempSync(join(tmpdir(), 'skywright-folder-'))
writeFileSync(join(folder, 'pack.yaml'), PACK)
writeFileSync(join(folder, 'p-39d.yaml'), PATCH)

describe('a folder', () => {
  const { open } = useStudio(folder)
  afterAll(() => {
    rmSync(folder, { recursive: true })
  })

  it('shows its packs resolved over the built-in ones and keeps edits in the browser', async () => {
    const studio = await open()
    await studio.page
      .getByRole('contentinfo')
      .getByText(/is not written to/)
      .waitFor()
    await studio.page
      .getByRole('navigation')
      .getByTitle(/, p-39d\.yaml$/)
      .click()
    await studio
      .region('Card')
      .getByRole('img', { name: /^P-39D.*Horsepower 7/ })
      .waitFor()
    await studio.page.locator('.monaco-editor.focused').waitFor()
    await studio.page.keyboard.press('Control+End')
    await studio.type('    burst: 6\n')
    await studio
      .region('Card')
      .getByRole('img', { name: /Burst 6/ })
      .waitFor()
    expect(readFileSync(join(folder, 'p-39d.yaml'), 'utf8')).toBe(PATCH)
    await studio.reload()
    await studio.page
      .getByRole('navigation')
      .getByTitle(/, p-39d\.yaml$/)
      .click()
    await studio
      .region('Card')
      .getByRole('img', { name: /Burst 6/ })
      .waitFor()
    expect(studio.faults).toEqual([])
    await studio.close()
  })
})
