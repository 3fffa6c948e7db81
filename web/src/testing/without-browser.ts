import { vi } from 'vitest'

const OF_A_BROWSER = ['window', 'document', 'location', 'history', 'localStorage', 'matchMedia']

/** Runs a task as Node would: with nothing of a browser at hand. */
export async function withoutBrowser<T>(task: () => Promise<T>): Promise<T> {
  const kept = OF_A_BROWSER.map((name) => [name, Reflect.get(globalThis, name) as unknown] as const)
  for (const name of OF_A_BROWSER) vi.stubGlobal(name, undefined)
  try {
    return await task()
  } finally {
    for (const [name, value] of kept) vi.stubGlobal(name, value)
  }
}
