import type { Locator, Page } from '@playwright/test'

/** A form keeps its place when what it holds gets an address of its own. */
const screenOf = (address: string) =>
  new URL(address).pathname.replace(/\/[a-z0-9]{24}$/, '/create')

/**
 * Counts what a person clicks or taps, and the screens they come to, in the pages that are opened from
 * now on. Clicks in the device's own dialog for files are not seen: `chooseFiles` adds them.
 */
export async function countClicks(page: Page) {
  let clicks = 0
  const screens = new Set<string>()
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) screens.add(screenOf(frame.url()))
  })
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
      const counted = { clicks, screens: screens.size }
      clicks = 0
      screens.clear()
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
