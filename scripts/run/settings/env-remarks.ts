import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { REPO_ROOT } from './env-files.mjs'

/** A value in quotes, which may go over several lines. */
const QUOTED = /^([ \t]*(?:export[ \t]+)?[\w.-]+[ \t]*=[ \t]*)(["'`])[^]*?\2/gm

const SETTING = /^(?:export\s+)?([\w.-]+)\s*=/

interface Line {
  /** From 1. */
  number: number
  /** '' where the line is no setting. */
  name: string
}

/** The lines of a file of settings that say anything; its values are not looked at. */
function linesOf(text: string): Line[] {
  const endsOf = (value: string) => value.replace(/[^\n]/g, '')
  const plain = text.replace(QUOTED, (all, before: string) => before + endsOf(all))
  return plain.split('\n').flatMap((line, index) => {
    const said = line.trim()
    if (!said || said.startsWith('#')) return []
    return [{ number: index + 1, name: SETTING.exec(said)?.[1] ?? '' }]
  })
}

const readText = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/**
 * What of the root's `.env` does not do what whoever wrote it meant, a Spanish sentence each: lines that
 * are no setting, names that the example does not have, and those that stand there again. No value is
 * repeated.
 */
export function envFileRemarks(root: string = REPO_ROOT): string[] {
  const example = readText(path.join(REPO_ROOT, '.env.example'))
  const known = new Set(Array.from(example.matchAll(/^#?([A-Z_]+)=/gm), ([, name]) => name))
  const lines = linesOf(readText(path.join(root, '.env')))
  const seen = new Set<string>()
  return lines.flatMap(({ number, name }) => {
    if (!name) {
      return [
        `La línea ${number} del archivo .env no cuenta, y puede llevarse la que sigue: se escribe ` +
          'NOMBRE=valor, y lo que es una nota empieza con #.',
      ]
    }
    const isAgain = seen.has(name)
    seen.add(name)
    if (isAgain) {
      return [
        `«${name}» está más de una vez en el archivo .env, otra vez en la línea ${number}: cuenta la ` +
          'última, dejá una sola.',
      ]
    }
    if (known.has(name)) return []
    return [
      `«${name}», en el archivo .env, no es un ajuste de la guía: los nombres están en .env.example.`,
    ]
  })
}
