import { parse } from 'yaml'
const what = process.argv[2]
const { generatePack } = await import('./tests/support/g.tmp.mjs')
const { files, documents } = generatePack(3000)
global.gc?.()
if (what === 'yaml') {
  const t = performance.now(); let n = 0
  const keep = documents.map((d) => parse(d)); 
  console.log('yaml.parse', (performance.now() - t).toFixed(0), documents[0].length)
} else {
  const { Workspace } = await import('./dist/c.mjs')
  const t = performance.now()
  const w = new Workspace()
  for (const [p, text] of files) w.setFile(p, text)
  const t2 = performance.now()
  const a = w.analyse()
  const t3 = performance.now()
  console.log('check', (t3 - t).toFixed(0), 'read', (t2 - t).toFixed(0), a.diagnostics.length, a.diagnostics[0]?.message)
  for (let i = 0; i < 5; i++) {
    const p = 'pack/aircraft/010.yaml'; const text = w.file(p).text.replace(/burst: \d/, 'burst: ' + (i+1))
    const t4 = performance.now(); w.setFile(p, text); const t5 = performance.now(); const b = w.analyse(); console.log('edit', (t5-t4).toFixed(2), (performance.now() - t5).toFixed(2), b.diagnostics.length)
  }
}
