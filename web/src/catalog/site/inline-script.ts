import { KEEP_PLACES } from '../stores/kept-places.ts'

/**
 * Shows that the page is incomplete where the first script itself cannot be had, which tells of all
 * others (app/first-script.ts).
 */
const TELL_FIRST_MISSING = `addEventListener("error",({target:t})=>/first-script/.test(t.src)&&(document.documentElement.dataset.incomplete=""),!0)`

/**
 * The one inline script of every page, in its head. The security policy admits it by its hash
 * (scripts/site-server/answer-table.ts).
 */
export const INLINE_SCRIPT = `${TELL_FIRST_MISSING};${KEEP_PLACES}`
