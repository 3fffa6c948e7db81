import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', 'contract/src/**/*.test.ts'],
    setupFiles: ['src/testing/setup.ts'],
    // Modules are read once for all files: a third of the time. What a test
    // leaves behind setup.ts takes away; no test replaces a module.
    isolate: false,
    restoreMocks: true,
    // Longer than what a test waits for on a busy machine (see setup.ts), which then says what.
    testTimeout: 30_000,
  },
})
