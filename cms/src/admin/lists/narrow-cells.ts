import { addStyle } from '../strapi-adjustments/add-style'

/** On a screen of 1280 px, a list of ours with its state and its menu is no wider than its frame. */
export const narrowCells = (): void =>
  addStyle('main [role=grid] :is(th, td) { padding-inline: 0.8rem; }')
