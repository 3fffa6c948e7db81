/** Keys under which the visitor's own device keeps the stores of the shelves. */
export const FAVOURITES_KEY = 'favoritos'
export const RECENT_KEY = 'vistos'

export type ShelfKey = typeof FAVOURITES_KEY | typeof RECENT_KEY

/**
 * Runs in the head of every page, before anything is painted: marks the page with the shelves that
 * this device has something for (`<html data-vistos>`), so that their place is kept
 * (store-shelf.module.css) and nothing moves when they come in. It is a part of the page's inline script
 * (site/inline-script.ts).
 */
export const KEEP_PLACES = `try{for(const k of ${JSON.stringify([FAVOURITES_KEY, RECENT_KEY])})/\\d/.test(localStorage[k])&&(document.documentElement.dataset[k]="")}catch{}`
