import type { Page } from '@playwright/test'

/** What a page was kept busy by, in milliseconds. */
export interface Work {
  /** The longest task; 0 for none of 50 or more. */
  task: number
  /** From what the visitor did to the frame that answers, the longest; 0 for none of 16 or more. */
  answer: number
}

interface Watched {
  /** Where a page keeps its work since it was last asked. */
  guiaWork: Work
}

/** Has the page and those that it goes on to note their work, from their beginning on. */
export async function watchWork(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = globalThis as unknown as Watched
    watched.guiaWork = { task: 0, answer: 0 }
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        watched.guiaWork.task = Math.max(watched.guiaWork.task, duration)
    }).observe({ type: 'longtask', buffered: true })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        watched.guiaWork.answer = Math.max(watched.guiaWork.answer, duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
}

/** What the page did since the last question. */
export const takeWork = (page: Page): Promise<Work> =>
  page.evaluate(() => {
    const watched = globalThis as unknown as Watched
    const work = watched.guiaWork
    watched.guiaWork = { task: 0, answer: 0 }
    return work
  })

/** A page that has something to do again and again is not waited for longer. */
const MOST_RESTS = 20

/** The same once there was no long task for so long. */
export async function workUntilRest(page: Page, restMs: number): Promise<Work> {
  const all: Work = { task: 0, answer: 0 }
  for (let rest = 0; rest < MOST_RESTS; rest += 1) {
    await page.waitForTimeout(restMs)
    const { task, answer } = await takeWork(page)
    all.task = Math.max(all.task, task)
    all.answer = Math.max(all.answer, answer)
    if (task === 0) break
  }
  return all
}
