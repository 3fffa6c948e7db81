import type { Browser, BrowserContext, Page } from '@playwright/test'
import { TILE_ORIGINS } from '@guia/contract'
import { STRIKE } from './payloads.ts'

/** A browser that runs scripts, and all that ran in it which no page of ours has. */
export interface Watch {
  context: BrowserContext
  /** 'http://…/store/x: se ejecutó', each once; it grows while pages are open. */
  faults: Set<string>
}

/** Where a script was struck out by a policy, in the console's words. */
const POLICY = /Content Security Policy/i

/**
 * Opens pages of these origins and notices whatever else happens in them: a call of the payloads'
 * function, a dialog, a request to anybody else, something that the policy had to stop.
 */
export async function watch(browser: Browser, origins: readonly string[]): Promise<Watch> {
  const faults = new Set<string>()
  const context = await browser.newContext({ serviceWorkers: 'block' })
  await context.exposeBinding(STRIKE, ({ page }) => void faults.add(`${page.url()}: se ejecutó`))
  context.on('dialog', (dialog) => {
    faults.add(`${dialog.page()?.url()}: abrió un diálogo`)
    void dialog.dismiss().catch(() => {})
  })
  context.on('console', (message) => {
    if (!POLICY.test(message.text())) return
    faults.add(`${message.page()?.url()}: la política tuvo que frenar algo: ${message.text()}`)
  })
  const isForeign = ({ origin, protocol }: URL) =>
    /^(https?|ws):$/.test(protocol) && !origins.includes(origin)
  await context.route(isForeign, async (route) => {
    const { origin } = new URL(route.request().url())
    if (!TILE_ORIGINS.includes(origin)) faults.add(`pidió ${route.request().url()}`)
    await route.abort()
  })
  return { context, faults }
}

/** What of a page is no element of ours, though no script of it ran: '<img onerror>'. */
export const foreignMarkup = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const NEVER =
      'iframe, object, embed, base, marquee, math, animate, [srcdoc], meta[http-equiv=refresh]'
    return [...document.querySelectorAll('*')].flatMap((element) => {
      const found = [...element.attributes].filter(
        ({ name, value }) =>
          /^on/i.test(name) ||
          (/^(href|src|action|formaction|xlink:href|data)$/i.test(name) &&
            // eslint-disable-next-line no-control-regex
            /^[\s\u0000-\u0020]*(javascript|vbscript|data:text)/i.test(value)),
      )
      if (found.length === 0 && !element.matches(NEVER)) return []
      return [`<${[element.localName, ...found.map(({ name }) => name)].join(' ')}>`]
    })
  })

/** All that a page tells people, in elements and attributes. */
export const textsOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const texts = [document.title]
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    )
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const name of ['alt', 'title', 'aria-label', 'content', 'value']) {
          texts.push(node.getAttribute(name) ?? '')
        }
      } else if (!/^(script|style)$/.test(node.parentElement?.localName ?? '')) {
        texts.push(node.textContent ?? '')
      }
    }
    return texts.join('\n')
  })
