import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** The suites that keep their own configuration; `npm test` notices one that has gone missing. */
const OWN_CONFIGS = [
  'web/vitest.config.ts',
  'web/vitest.alone.config.ts',
  'web/vitest.catalog.config.ts',
  'cms/vitest.config.ts',
]

/** Needs a server, which `npm test` starts and names. */
const WITH_POSTGRES = process.env.GUIA_POSTGRES ? ['cms/vitest.postgres.config.ts'] : []

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'scripts',
          environment: 'node',
          include: ['scripts/**/*.test.ts'],
          // The rules, the contract and the publisher are read once for all files.
          isolate: false,
          testTimeout: 20_000,
          // Of twenty releases a busy machine takes longer than ten seconds to remove the files.
          hookTimeout: 60_000,
        },
      },
      ...[...OWN_CONFIGS, ...WITH_POSTGRES].filter((file) =>
        existsSync(new URL(file, import.meta.url)),
      ),
    ],
  },
})
