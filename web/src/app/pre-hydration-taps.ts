/**
 * A script of its own, a few hundred bytes that arrive long before the app: on a slow phone a page
 * can be read for seconds before its buttons work. Marks those that are tapped meanwhile; the app
 * presses them once it has taken over the page (app/layout-hooks.ts, which knows both marks). What
 * opens a popover needs no script.
 */
const page = document.documentElement

function mark({ target }: Event) {
  if ('takenOver' in page.dataset || !(target instanceof Element)) return
  target
    .closest<HTMLElement>('button[type=button]:not([popovertarget])')
    ?.setAttribute('data-tapped', '')
}

addEventListener('click', mark, true)
