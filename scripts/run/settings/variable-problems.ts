import type { z } from 'zod'
import type { Env } from './env-files.mjs'
import { variablesSchema, type VariableName } from './variables.ts'

/** The schema's own notes on a variable: what it may hold, and whether its value may be shown. */
function notesOf(name: VariableName): { allowed: string; isSecret: boolean } {
  const notes = variablesSchema.shape[name].meta() as { allowed: string; isSecret?: boolean }
  return { allowed: notes.allowed, isSecret: notes.isSecret === true }
}

/** Whether the value of a variable is nobody's to see; of one that is unknown it is not known to be. */
export const isSecretVariable = (name: string): boolean =>
  name in variablesSchema.shape && notesOf(name as VariableName).isSecret

/**
 * One Spanish sentence for each variable with a wrong value, in the order of the schema:
 * 'SITE_PORT vale «abc» y tiene que ser un puerto, un número entero entre 1 y 65535.'
 * A secret's value is not repeated.
 */
export function variableProblems(error: z.ZodError, env: Env): string[] {
  const names = new Set(error.issues.map((issue) => issue.path[0] as VariableName))
  return [...names].map((name) => {
    const { allowed, isSecret } = notesOf(name)
    const held = isSecret ? 'tiene un valor que no sirve' : `vale «${env[name] ?? ''}»`
    return `${name} ${held} y tiene que ser ${allowed}.`
  })
}
