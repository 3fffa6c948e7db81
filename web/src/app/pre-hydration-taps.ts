/**
 * A script of its own, a few hundred bytes that arrive long before the app: on a slow phone a page
 * can be read for seconds before its buttons work. Marks those that are tapped meanwhile; the app
 * presses them once it has taken over the page (app/layout-hooks.ts, which knows both marks). A link
 * that the app opens on the page itself is marked `data-pressed-later` and waits as a button does. What
 * opens a popover needs no script.
 */
const page = document.documentElement

function mark(event: Event) {
  const { target } = event
  if ('takenOver' in page.dataset || !(target instanceof Element)) return
  const tapped = target.closest<HTMLElement>(
    'button[type=button]:not([popovertarget]), a[data-pressed-later]',
  )
  tapped?.setAttribute('data-tapped', '')
  if (tapped?.localName === 'a') event.preventDefault()
}

addEventListener('click', mark, true)
