/** As much of what a session's role may do as is asked here. */
export interface Ability {
  can(action: string, subject: string, field?: string): boolean
}
