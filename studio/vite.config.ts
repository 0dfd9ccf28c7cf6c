import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { META_POLICY } from './server/policy.ts'

/** The server sends the policy as a header; the page carries it too, for whoever else serves the files. */
const policyInPage: Plugin = {
  name: 'policy-in-page',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: META_POLICY },
      injectTo: 'head-prepend',
    },
  ],
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [react(), policyInPage],
  worker: { format: 'es' },
  build: {
    outDir: '../dist/studio',
    emptyOutDir: true,
    target: 'es2022',
    // Monaco's core is one big chunk and cannot be less.
    chunkSizeWarningLimit: 5000,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
})
