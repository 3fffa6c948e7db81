import { expect, type Page } from '@playwright/test'

/** Whether the app has made what the page shows its own; React marks every element that it holds. */
export const isTakenOver = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    // A rendered page may begin with hints for the browser, which React leaves alone.
    const elements = [...(document.getElementById('root')?.children ?? [])]
    const marks = elements.flatMap((element) => Object.keys(element))
    return marks.some((mark) => mark.startsWith('__reactFiber$'))
  })

/** Asked often: Playwright's own steps grow to a second, at each of a thousand addresses. */
const UNTIL_TAKEN_OVER = { message: 'the app has taken over the page', intervals: [30] }

/**
 * Makes a page that is opened by its address wait for the app: it can be read before that, but its
 * buttons do nothing yet.
 */
export function waitForApp(page: Page): void {
  const { goto, reload } = { goto: page.goto.bind(page), reload: page.reload.bind(page) }
  const thenWait = <A extends unknown[], R>(open: (...options: A) => Promise<R>) =>
    async function openAndWait(...options: A): Promise<R> {
      const response = await open(...options)
      await expect.poll(() => isTakenOver(page), UNTIL_TAKEN_OVER).toBe(true)
      return response
    }
  Object.assign(page, { goto: thenWait(goto), reload: thenWait(reload) })
}
