import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/**
 * The tests that boot the CMS once more, each on a fresh PostgreSQL database of the server that
 * GUIA_POSTGRES names. `node scripts/check/test.mjs cms-postgres` starts one and runs them.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    name: 'cms-postgres',
    environment: 'node',
    env: { GUIA_DATABASE: 'postgres' },
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/sqlite/**'],
    fileParallelism: false,
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
