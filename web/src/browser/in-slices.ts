/** So long a tap may wait beside whatever else it waits for. */
const SLICE_MS = 5

interface Scheduler {
  yield?: () => Promise<void>
}

/**
 * Does something with each of many things, and lets the browser have its turn in between: on a slow
 * phone all of them at once would keep it from answering a tap.
 */
export async function inSlices<T>(
  all: Iterable<T> | AsyncIterable<T>,
  take: (one: T) => void,
): Promise<void> {
  let ends = performance.now() + SLICE_MS
  for await (const one of all) {
    if (performance.now() >= ends) {
      await nextTurn()
      ends = performance.now() + SLICE_MS
    }
    take(one)
  }
}

/** Before what the browser has to do anyway, where it knows how; after it elsewhere. */
export function nextTurn(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler }
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}
