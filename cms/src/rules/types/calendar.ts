import type { TypeDescription } from '../content-type'

/** Which pharmacy is on duty, and which days are holidays. */
export const calendar = {
  called: 'Turnos y feriados',
  nouns: ['calendario', 'calendarios'],
  // It has no name of its own: its form goes by the type's.
  mainField: 'id',
  list: ['duties'],
  rows: [['duties'], ['holidays'], ['internalNote']],
  labels: {
    duties: [
      'Farmacias de turno',
      'Pegá la lista del mes: una línea con el mes («Diciembre 2026») y abajo una por día («1 = Farmacia Ceibo», «2 al 4 = …»). Para las que se turnan siempre: «desde 1/12/2026 = Ceibo, Del Puente, …», una por día; un día con línea propia vale más. Cada turno va de 8 a 8.',
    ],
    holidays: [
      'Feriados',
      'Uno por línea: «25/12 = Navidad» si es todos los años, «16/2/2026 = Carnaval» si cambia de fecha.',
    ],
  },
  published: { updatedAt: 'moment', duties: 'text', holidays: 'text' },
  isApartFromStores: true,
  address: () => '/farmacias',
} as const satisfies TypeDescription
