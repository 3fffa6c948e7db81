import { percentile } from '../endurance/table.ts'

/** Of an even number of values the lower one of the two in the middle; NaN when there is none. */
export const median = (values: readonly number[]): number => percentile(values, 0.5)

/** Milliseconds that an action takes. */
export async function time(action: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await action()
  return performance.now() - began
}

/** '812 ms', '1.40 s' */
export const duration = (milliseconds: number): string =>
  milliseconds < 1_000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1_000).toFixed(2)} s`
