import path from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { findBrowser } from '../check/test/find-browser.mjs'
import { REPO_ROOT } from '../run/settings/env-files.mjs'

/** Of the browser that the tests use as well; it is unpacked, or asked of Debian, where none is yet. */
export async function browserPath(): Promise<string> {
  return (await findBrowser(path.join(REPO_ROOT, '.cache', 'browser'))).path
}

/**
 * A browser with these arguments, which asks nobody for anything by itself. Its clock is that of
 * visitors: in another zone the app does what it does for hardly any of them.
 */
export async function openBrowser(...args: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: await browserPath(),
    args: ['--no-sandbox', '--disable-background-networking', ...args],
    env: { ...process.env, TZ: 'America/Argentina/Buenos_Aires' },
  })
}
