/** How far a lead has come, in the words that staff read, by the values that are stored. */
export const LEAD_STATES = {
  nuevo: 'Nuevo',
  contactado: 'Contactado',
  sumado: 'Sumado',
  descartado: 'Descartado',
} as const

export type LeadState = keyof typeof LEAD_STATES

/** What a lead arrives with: nobody has dealt with it. */
export const FIRST_STATE: LeadState = 'nuevo'
/** What it is once somebody wrote to the person. */
export const CONTACTED_STATE: LeadState = 'contactado'

/** 'contactado' → 'Contactado'; a value that is none of them stays as it is, nothing is ''. */
export const leadStateWord = (state: string | null | undefined): string =>
  new Map<string, string>(Object.entries(LEAD_STATES)).get(state ?? '') ?? state ?? ''
