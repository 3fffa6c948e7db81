import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The CMS is a whole program: its tests boot it, one at a time, on
 * SQLite. Needs `npm run build` in cms. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    name: 'cms',
    environment: 'node',
    globalSetup: 'tests/support/started-once.ts',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    exclude: ['tests/postgres/**'],
    fileParallelism: false,
    maxWorkers: 1,
    // Projects with another number of workers cannot share one go.
    sequence: { groupOrder: 1 },
    // Strapi is read once for all files, which takes longer than most of them.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
