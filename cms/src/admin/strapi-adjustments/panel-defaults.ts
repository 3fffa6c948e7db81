import type { Action } from '../document-actions/change-actions'
import { addStyle } from '../page/add-style'

const LANGUAGE_KEY = 'strapi-admin-language'

/** Links to Strapi's shop, plans and news, or to what cannot work here, without a setting. */
const HIDDEN = [
  'li:has(a[href="https://market.strapi.io"])',
  'a[href*="strapi.io/pricing"]',
  'a[href^="https://docs.strapi.io"]',
  'a[href^="https://strapi.io/blog"]',
  // Two figures of the home page lead to the editor that removeContentTypeBuilder takes away.
  'a[href$="/plugins/content-type-builder"]',
  // No mail is sent from here: it would say that one was.
  'a[href$="/auth/forgot-password"]',
]

/** Names by which the panel remembers that the bar of news above every page was closed. */
const NEWS_KEYS = ['false', 'undefined'].map(
  (installation) => `STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_true:${installation}`,
)

interface MenuLink {
  to: string
}

/** The panel starts in Spanish, also on the page where nobody has signed in yet. */
export function speakSpanish(): void {
  if (!window.localStorage.getItem(LANGUAGE_KEY)) window.localStorage.setItem(LANGUAGE_KEY, 'es')
}

/** Closes the bar that tells of Strapi's new media library. */
export function dismissNews(): void {
  for (const key of NEWS_KEYS) window.localStorage.setItem(key, 'true')
}

/** Content types are part of the program: in the running CMS their editor can change nothing. */
export function removeContentTypeBuilder(menu: MenuLink[]): void {
  const index = menu.findIndex(({ to }) => to === 'plugins/content-type-builder')
  if (index >= 0) menu.splice(index, 1)
}

/**
 * The editor of content types, which can change nothing; and «Duplicar», which asks staff to mend
 * fields that they do not know and then saves nothing.
 */
const USELESS: readonly (string | undefined)[] = ['edit-the-model', 'clone']

/** What can be done to a document, without what cannot be done here. */
export const withoutUseless = <A extends Pick<Action, 'type'>>(actions: readonly A[]): A[] =>
  actions.filter(({ type }) => !USELESS.includes(type))

export function hideAdvertising(): void {
  addStyle(`${HIDDEN.join(',\n')} { display: none !important; }`)
}
