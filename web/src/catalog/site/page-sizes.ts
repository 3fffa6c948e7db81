/** Cards of a list of stores that needs no 'Mostrar más'. */
const CARDS_AT_MOST = 24
/** Cards that a longer list begins with. */
export const CARDS_FIRST = 16
/** Cards that each 'Mostrar más' adds. */
export const CARDS_ADDED = 48

/**
 * How many cards a list of so many stores shows at first. They come with the page: with more of them
 * the search weighs more than a server's first answer on a connection carries, 14 KB, and comes a
 * round trip later.
 */
export const cardsShown = (total: number): number => (total > CARDS_AT_MOST ? CARDS_FIRST : total)

/** Offers, or recommended items, that a list shows at first (spec section 9), and adds. */
export const OFFERS_SHOWN = 10
