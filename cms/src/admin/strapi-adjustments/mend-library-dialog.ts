import { addStyle } from '../page/add-style'

/** The tab that would have the CMS fetch an address: it never may (see request-guard). */
const FROM_ADDRESS = '[role="dialog"] [role="tab"][id$="-trigger-url"]'

/** On a phone the dialog's buttons hang out of its edge, and names are cut into letters. */
const ON_A_PHONE = `
@media (max-width: 767px) {
  [role="dialog"] :has(> [role="tablist"]) {
    flex-wrap: wrap;
    gap: 0.8rem;
    padding-inline: 1.6rem;
  }
  [role="dialog"] [data-radix-scroll-area-viewport] > div {
    display: block !important;
  }
  [role="dialog"] [data-radix-scroll-area-viewport] div:has([role="combobox"]) {
    flex-wrap: wrap;
  }
  [role="dialog"] :has(> article, > * > article) {
    grid-column: 1 / -1;
    width: 100%;
  }
}`

/** Mends Strapi's dialog of the media library with a stylesheet: it has no setting for these. */
export const mendLibraryDialog = (): void =>
  addStyle(`${FROM_ADDRESS} { display: none; }\n${ON_A_PHONE}`)
