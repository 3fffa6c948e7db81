import type { z } from 'zod'
import { mailProblems } from '../../../cms/src/rules/mail-settings.ts'
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

/** The settings of e-mail as they are given; '' of what is not. */
export const mailVariablesOf = (env: Env) => ({
  to: env.LEAD_MAIL_TO ?? '',
  from: env.LEAD_MAIL_FROM ?? '',
  smtpUrl: env.SMTP_URL ?? '',
})

function heldBy(name: VariableName, env: Env): string {
  if (!env[name]) return 'está vacío'
  return notesOf(name).isSecret ? 'tiene un valor que no sirve' : `vale «${env[name]}»`
}

/**
 * One Spanish sentence for each variable with a wrong value, in the order of the schema, which tells
 * what it found, then those by which the panel could send no e-mail:
 * 'SITE_PORT vale «abc» y tiene que ser un puerto, un número entero entre 1 y 65535.'
 * A secret's value is not repeated.
 */
export function variableProblems(env: Env, error?: z.ZodError): string[] {
  const needed = new Map<VariableName, string>()
  for (const { path } of error?.issues ?? []) {
    const name = path[0] as VariableName
    needed.set(name, notesOf(name).allowed)
  }
  for (const { variable, needed: what } of mailProblems(mailVariablesOf(env))) {
    needed.set(variable, what)
  }
  return [...needed].map(([name, what]) => `${name} ${heldBy(name, env)} y tiene que ser ${what}.`)
}
