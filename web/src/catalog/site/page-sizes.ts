/**
 * Cards that a list of stores shows at first. They come with the page: with twice as many it was
 * more than a server's first answer on a connection carries, 14 KB, and came a round trip later.
 */
export const CARDS_SHOWN = 24
/** Cards that each 'Mostrar más' adds. */
export const CARDS_ADDED = 48

/** Offers, or recommended items, that a list shows at first (spec section 9), and adds. */
export const OFFERS_SHOWN = 10
