/** Cards that a list of stores shows at first, and adds by each 'Mostrar más'. */
export const CARDS_SHOWN = 48

/** Offers, or recommended items, that a list shows at first (spec section 9), and adds. */
export const OFFERS_SHOWN = 10
