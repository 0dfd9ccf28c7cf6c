import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        // Pure code shares one module graph: without isolation the suite is several times faster.
        test: {
          name: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/studio/**', 'tests/cli/**'],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        // These start processes, servers and browsers; each file has its own.
        test: {
          name: 'system',
          include: ['tests/cli/**/*.test.ts', 'tests/studio/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
