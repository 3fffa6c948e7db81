import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { REPO_ROOT } from '../../run/settings/env-files.mjs'

const PACKAGES = path.join(REPO_ROOT, 'cms', 'node_modules', '@strapi')
/** Where a package keeps its texts; most of them the second. */
const FOLDERS = ['dist/admin/admin/src/translations', 'dist/admin/translations']

export type Messages = Record<string, string>

async function load(folder: string, language: string): Promise<Messages> {
  const file = path.join(folder, `${language}.json.mjs`)
  if (!existsSync(file)) return {}
  return ((await import(pathToFileURL(file).href)) as { default: Messages }).default
}

/** The texts of each package of Strapi's panel, by their ids, in a language: { upload: { … } } */
export async function strapiMessages(language: 'en' | 'es'): Promise<Record<string, Messages>> {
  const all: Record<string, Messages> = {}
  for (const name of readdirSync(PACKAGES)) {
    const folder = FOLDERS.map((one) => path.join(PACKAGES, name, one)).find(existsSync)
    if (folder) all[name] = await load(folder, language)
  }
  return all
}

const valuesOf = (messages: Record<string, Messages>) =>
  Object.values(messages).flatMap((one) => Object.values(one))

/** Strapi's English texts that are not in its Spanish, letter for letter. */
export async function englishMessages(): Promise<Set<string>> {
  const spanish = new Set(valuesOf(await strapiMessages('es')))
  const english = valuesOf(await strapiMessages('en'))
  return new Set(english.filter((text) => /\p{L}{3}/u.test(text) && !spanish.has(text)))
}

/** Code of screens that are switched off. */
const OFF = /(^|\/)(translations|future|ai|ee)\//

/** Whether the panel's code of a package mentions a text's id, with or without its prefix. */
export function mentionedIds(name: string, prefix: string): (id: string) => boolean {
  const folder = path.join(PACKAGES, name, 'dist', 'admin')
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mjs') && !OFF.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n')
  const mentioned = new Set(code.match(/(?<=['"`])[\w.$ -]+(?=['"`])/g))
  return (id) => mentioned.has(id) || mentioned.has(prefix + id)
}
