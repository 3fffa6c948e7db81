import { defineConfig } from '@playwright/test'

/** They change what is published, or start a product of their own. */
const ALONE = ['**/staff-*.spec.ts', '**/site-without-panel.spec.ts', '**/backup-drill.spec.ts']

/** Journeys in a real browser over the whole product: CMS, publisher, site server. */
export default defineConfig({
  testDir: '.',
  globalSetup: './support/global-setup.ts',
  outputDir: '../test-results',
  projects: [
    { name: 'visitors', testIgnore: ALONE, fullyParallel: true, workers: 2 },
    { name: 'alone', testMatch: ALONE, dependencies: ['visitors'], workers: 1 },
  ],
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 15_000 },
  use: {
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    // Its requests could not be answered by a test; offline.spec.ts opens browsers that may have one.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-gpu',
        // Nothing outside of this machine has an address. A page whose requests a test answers keeps
        // no copies: in the panel, which is closed by this alone, those save a sixth of the time.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    },
  },
})
