import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** What has no page: pure functions, whose modules all files may share. */
export const WITHOUT_PAGE = ['src/catalog/**/*.test.ts', 'contract/src/**/*.test.ts']

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    name: 'web-catalog',
    environment: 'node',
    include: WITHOUT_PAGE,
    isolate: false,
    testTimeout: 30_000,
  },
})
