import { pause } from './pause.ts'

const LOOK_EVERY_MS = 200

/**
 * Looks again and again until a condition holds: true then, false when the time is up first.
 */
export async function waitFor(
  condition: () => boolean | Promise<boolean>,
  withinMs: number,
): Promise<boolean> {
  const end = performance.now() + withinMs
  while (performance.now() < end) {
    if (await condition()) return true
    await pause(LOOK_EVERY_MS)
  }
  return condition()
}
