import { PAGE_DATA_ID } from '@guia/contract'
import type { Page } from '@playwright/test'

const RENDERED = new RegExp(
  `(<div id="root" data-app="[^"]*" data-styles="[^"]*">)[^]*</div>\\s*<script type="application/json" id="${PAGE_DATA_ID}">[^<]*</script>`,
)

/** Of what is published: a test may send leads elsewhere. */
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/

/** The page as Vite built it: neither rendered nor with its data. Throws when it was not rendered. */
function asBuilt(html: string, url: string): string {
  if (!RENDERED.test(html)) throw new Error(`${url} was not rendered ahead`)
  return html.replace(RENDERED, (_page, root: string) => `${root}</div>`).replace(POLICY, '')
}

/**
 * Takes content and data out of every page that is opened by its address from now on: the app draws
 * it, and asks for the public files, as on a page that is reached from within.
 */
export async function openUnrendered(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const request = route.request()
    if (request.resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    await route.fulfill({ response, body: asBuilt(await response.text(), request.url()) })
  })
}
