import { z } from 'zod'
import type { DocumentKind } from './documents.ts'

/** For zod's parse methods: messages in Spanish wherever a schema has none of its own. */
export const inSpanish = { error: z.locales.es().localeError }

/** Something that keeps a record from being published, for the member of staff who can mend it. */
export interface Problem {
  /** 'Comercio «La Espiga» (n.º 12)' */
  record: string
  /** The panel's name of the field, '' when the whole record is meant. */
  field: string
  /** Fault and remedy. */
  message: string
  /** Content type of the record, and by what the panel finds it there; without one, by its name. */
  kind?: DocumentKind
  numero?: number
  documentId?: string
}

/** What a problem says of the record that it is about. */
export type ProblemRecord = Omit<Problem, 'field' | 'message'>

/** 'Comercio «La Espiga» (n.º 12), Logo: la imagen está dañada.' */
export function formatProblem({ record, field, message }: Problem): string {
  return `${field ? `${record}, ${field}` : record}: ${message}`
}

/** Records of the live release that the next one lacks. */
export interface Loss {
  /** 'comercios' */
  what: string
  gone: number
  of: number
  /** Names of the first ones, of stores. */
  names?: readonly string[]
}

/** A publication that must not happen. Its message is Spanish, one line for each problem. */
export class PublicationError extends Error {
  /** Who runs a command is told its message alone. */
  readonly isTold = true
  /** The first line of the message. */
  readonly summary: string
  readonly problems: readonly Problem[]

  constructor(summary: string, problems: readonly Problem[] = []) {
    super([summary, ...problems.map((problem) => `  - ${formatProblem(problem)}`)].join('\n'))
    this.name = 'PublicationError'
    this.summary = summary
    this.problems = problems
  }
}

/** Something that staff asked for, and that no second try would bring about. */
export class CannotBeDone extends PublicationError {
  constructor(summary: string) {
    super(summary)
    this.name = 'CannotBeDone'
  }
}

/** Another publisher is at work in the folder: it is the one that says how that went. */
export class AnotherIsAtWork extends PublicationError {
  constructor() {
    super('Ya hay otra publicación en marcha: esperá a que termine.')
    this.name = 'AnotherIsAtWork'
  }
}

/** '40 de 78 comercios (La Espiga, Kiosco Sol y 38 más)' */
function describeLoss({ what, gone, of, names = [] }: Loss): string {
  const count = `${gone} de ${of} ${what}`
  if (names.length === 0) return count
  const more = gone > names.length ? ` y ${gone - names.length} más` : ''
  return `${count} (${names.join(', ')}${more})`
}

/** A publication that would take much of the live release away: somebody has to say that it may. */
export class ConfirmationNeeded extends PublicationError {
  /** Content of the refused release, by which it is confirmed. */
  readonly content: string
  readonly vanishing: readonly Loss[]

  constructor(content: string, vanishing: ConfirmationNeeded['vanishing']) {
    const losses = vanishing.map(describeLoss)
    super(
      `La publicación se detuvo: desaparecerían ${losses.join(', ')}. Lo publicado no cambia. ` +
        `Si es lo que querés, confirmala: npm run export -- --confirm ${content}`,
    )
    this.name = 'ConfirmationNeeded'
    this.content = content
    this.vanishing = vanishing
  }
}
