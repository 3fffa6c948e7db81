import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { WITHOUT_PAGE } from './vitest.catalog.config.ts'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: WITHOUT_PAGE,
    setupFiles: ['src/testing/setup.ts'],
    restoreMocks: true,
    // Longer than what a test waits for on a busy machine (see setup.ts), which then says what.
    testTimeout: 30_000,
  },
})
