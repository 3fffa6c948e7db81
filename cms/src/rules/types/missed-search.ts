import type { TypeDescription } from '../content-type'

/** How often visitors searched for what the guide does not have. Nothing of it is ever published. */
export const missedSearch = {
  called: 'Búsqueda sin resultado',
  nouns: ['búsqueda sin resultado', 'búsquedas sin resultado'],
  mainField: 'words',
  list: ['words', 'day', 'times'],
  sortBy: { field: 'day', order: 'DESC' },
  madeBy: 'site',
  rows: [['words'], ['day', 'times']],
  labels: { words: 'Lo que escribieron', day: 'Día', times: 'Veces' },
} as const satisfies TypeDescription
