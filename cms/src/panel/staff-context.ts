/** As much of what a session's role may do as is asked here. */
export interface Ability {
  can(action: string, subject: string, field?: string): boolean
}

/** As much of a request of the panel as its controllers look at; the route names the `Param`s. */
export interface StaffContext<Param extends string = never> {
  state: { user: { id: number | string }; userAbility: Ability }
  params: Record<Param, string>
  query: Record<string, unknown>
  request: { body?: unknown }
  body: unknown
  badRequest(message: string): void
  forbidden(message: string): void
  notFound(message: string): void
}
