import { defineConfig } from '@playwright/test'

/** Staff who look at everything and change nothing that others look at. */
const ONLOOKERS = [
  ...['**/staff-reads-*.spec.ts', '**/staff-see-only-*.spec.ts', '**/staff-download-*.spec.ts'],
]

/** They change what is published, or stop a part of the product: one after the other. */
const CHANGERS = [
  ...['**/staff-correct-*.spec.ts', '**/staff-publishes-*.spec.ts', '**/staff-use-*.spec.ts'],
  '**/site-without-panel.spec.ts',
]

/** Journeys in a real browser over the whole product: CMS, publisher, site server. */
export default defineConfig({
  testDir: '.',
  globalSetup: './support/global-setup.ts',
  outputDir: '../test-results',
  projects: [
    {
      name: 'visitors',
      testIgnore: [...ONLOOKERS, ...CHANGERS],
      fullyParallel: true,
      workers: 2,
    },
    { name: 'onlookers', testMatch: ONLOOKERS, dependencies: ['visitors'], workers: 1 },
    { name: 'alone', testMatch: CHANGERS, dependencies: ['visitors'], workers: 1 },
  ],
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 15_000 },
  use: {
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    // What never comes is not waited for as long as the longest journey takes.
    actionTimeout: 60_000,
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
