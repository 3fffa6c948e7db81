import { defineConfig } from 'vitest/config'
import pages, { ALONE } from './vitest.config.ts'

/** Files that are run as the others of the app are, but each with modules of its own. */
export default defineConfig({
  ...pages,
  test: { ...pages.test, name: 'web-alone', include: ALONE, exclude: [], isolate: true },
})
