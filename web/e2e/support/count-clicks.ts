import type { Locator, Page } from '@playwright/test'

/**
 * Counts what a person clicks or taps in the pages that are opened from now on. Those in the
 * device's own dialog for files are not seen: `chooseFiles` adds them.
 */
export async function countClicks(page: Page) {
  let clicks = 0
  await page.exposeFunction('guiaClick', () => {
    clicks += 1
  })
  await page.addInitScript(() => {
    const page = window as unknown as { guiaClick: () => void }
    addEventListener('click', (event) => event.isTrusted && page.guiaClick(), { capture: true })
  })
  return {
    /** Those since it was asked last. */
    take: () => {
      const counted = clicks
      clicks = 0
      return counted
    },
    /** Chooses files in the dialog that the button opens: a click for each, and one for «Abrir». */
    chooseFiles: async (button: Locator, files: string[]) => {
      const dialog = page.waitForEvent('filechooser')
      await button.click()
      await (await dialog).setFiles(files)
      clicks += files.length + 1
    },
    /** Pastes a text where the page's focus is. A finger asks for the menu, then chooses «Pegar». */
    paste: async (text: string, isTouch: boolean) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
      await page.keyboard.press('Control+V')
      if (isTouch) clicks += 2
    },
  }
}

export type ClickCounter = Awaited<ReturnType<typeof countClicks>>
