import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { WITHOUT_PAGE } from './vitest.catalog.config.ts'

/** They load modules anew, or change what the app remembers: the code of its pages, places of its history. */
export const ALONE = ['src/app/{navigation,first-script,scroll-positions,start}.test.{ts,tsx}']

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: [...WITHOUT_PAGE, ...ALONE],
    setupFiles: ['src/testing/setup.ts'],
    // The app is read once for all files, which takes longer than most of them.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    // Longer than what a test waits for on a busy machine (see setup.ts), which then says what.
    testTimeout: 30_000,
  },
})
