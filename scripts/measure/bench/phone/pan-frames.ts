import type { CDPSession, Page } from '@playwright/test'

const STEPS = 90
const STEP_PIXELS = 1.5
const FRAME_MS = 1000 / 60
/** A frame that took longer was left out. */
const SLOW_FRAME_MS = 25
/** From the corner of what is moved, pixels. */
const FINGERS = [
  { x: 60, y: 240 },
  { x: 240, y: 240 },
] as const

/** Share of slow frames while two fingers move what stands at a place upwards. */
export async function panFrames(
  page: Page,
  screen: CDPSession,
  at: { x: number; y: number },
): Promise<number> {
  const frames = page.evaluate(
    ({ ms, slow }) =>
      new Promise<number>((resolve) => {
        const began = performance.now()
        const lengths: number[] = []
        let last = began
        const take = (now: number) => {
          lengths.push(now - last)
          last = now
          if (now - began < ms) requestAnimationFrame(take)
          else resolve(lengths.filter((length) => length > slow).length / lengths.length)
        }
        requestAnimationFrame(take)
      }),
    { ms: STEPS * FRAME_MS, slow: SLOW_FRAME_MS },
  )
  const touch = (type: 'touchStart' | 'touchMove', way: number) =>
    screen.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: FINGERS.map(({ x, y }, id) => ({ id, x: at.x + x, y: at.y + y - way })),
    })
  await touch('touchStart', 0)
  for (let step = 1; step <= STEPS; step += 1) {
    await touch('touchMove', step * STEP_PIXELS)
    await page.waitForTimeout(FRAME_MS)
  }
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  return frames
}
