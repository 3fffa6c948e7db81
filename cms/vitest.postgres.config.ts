import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** What never reaches the database, or reaches it only by what the other tests try. */
const SAME_ON_EVERY_DATABASE = [
  'catalog-import',
  'first-start',
  'generated-types',
  'headers',
  'health',
  'lead-download',
  // How leads are claimed and noted there, postgres/two-panels tries.
  'lead-forwarding',
  'lead-forwarding-faults',
  'lead-limits',
  'mail-lead',
  'post-lead',
  'public-surface',
  'quality',
  'roles',
  // In which order numbers come there, postgres/same-snapshot compares; lists as JSON, documents and undo.
  'slug-history',
  'store-sheet',
  'strapi-adjustments',
  'strapi-page',
  'uploads',
  'with-secrets',
].map((name) => `tests/${name}.test.ts`)

/**
 * The tests of what a database could do otherwise, each file on a fresh PostgreSQL database of the
 * server that GUIA_POSTGRES names. `npm test -- cms-postgres` starts one and runs them.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    name: 'cms-postgres',
    environment: 'node',
    globalSetup: 'tests/support/started-once.ts',
    env: { GUIA_DATABASE: 'postgres' },
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/sqlite/**', ...SAME_ON_EVERY_DATABASE],
    fileParallelism: false,
    maxWorkers: 1,
    // Strapi is read once for all files, which takes longer than most of them.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
