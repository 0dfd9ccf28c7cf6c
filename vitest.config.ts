import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        // Pure code shares one module graph: without isolation the suite is several times faster.
        test: {
          name: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/studio/**', 'tests/cli/**', 'tests/emit/**'],
          setupFiles: ['tests/support/properties.ts'],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        // The runtime's tests once more, on the modules that `build` writes.
        test: {
          name: 'emitted',
          include: [
            'tests/runtime/**/*.test.ts',
            'tests/conformance/**/*.test.ts',
            'tests/emit/**/*.test.ts',
          ],
          globalSetup: ['tests/support/buildContent.ts'],
          setupFiles: ['tests/support/properties.ts'],
          env: { SKYWRIGHT_PACK: 'emitted' },
          isolate: false,
          testTimeout: 120_000,
        },
      },
      {
        // These start processes, servers and browsers; each file has its own.
        test: {
          name: 'system',
          include: ['tests/cli/**/*.test.ts', 'tests/studio/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
