/** Median of a list of numbers; NaN when it is empty. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  if (sorted.length % 2 === 1) return sorted[Math.floor(middle)] ?? Number.NaN
  return ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2
}

/** Milliseconds that an action takes. */
export async function time(action: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await action()
  return performance.now() - began
}

/** '812 ms', '1.40 s' */
export const duration = (milliseconds: number): string =>
  milliseconds < 1_000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1_000).toFixed(2)} s`
