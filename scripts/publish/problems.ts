import { z } from 'zod'

/** For zod's parse methods: messages in Spanish wherever a schema has none of its own. */
export const inSpanish = { error: z.locales.es().localeError }

/** Something that keeps a record from being published, for the member of staff who can mend it. */
export interface Problem {
  /** 'Comercio «La Espiga» (n.º 12)' */
  record: string
  /** The panel's name of the field, '' when the whole record is meant. */
  field: string
  /** What is wrong and what to do. */
  message: string
}

/** 'Comercio «La Espiga» (n.º 12), Logo: la imagen está dañada.' */
export function formatProblem({ record, field, message }: Problem): string {
  return `${field ? `${record}, ${field}` : record}: ${message}`
}

/** A publication that must not happen. Its message is Spanish, one line for each problem. */
export class PublicationError extends Error {
  readonly problems: readonly Problem[]

  constructor(summary: string, problems: readonly Problem[] = []) {
    super([summary, ...problems.map((problem) => `  - ${formatProblem(problem)}`)].join('\n'))
    this.name = 'PublicationError'
    this.problems = problems
  }
}
