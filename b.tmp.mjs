import { build } from 'esbuild'
await build({entryPoints:['compiler/index.ts'],bundle:true,format:'esm',platform:'node',outfile:'dist/c.mjs',packages:'external'})
await build({entryPoints:['tests/support/generatePack.ts'],bundle:true,format:'esm',platform:'node',outfile:'tests/support/g.tmp.mjs',packages:'external'})
