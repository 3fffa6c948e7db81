import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { inputKey } from '../../site/hash.ts'

const SOURCE = /(?<!\.test)\.(?:ts|mjs)$/

/** Hash of the code in a folder, tests left out: of names and texts, wherever the folder is. */
export function codeId(folder: string): string {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => SOURCE.test(name) && !/(^|\/)testing\//.test(name))
    .sort()
  return inputKey(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]))
}

const ROOT = path.resolve(import.meta.dirname, '..', '..', '..')

/**
 * The publisher's own code and the rules that it reads content by, as they were when this process
 * began: with other code the same content may come out as other files.
 */
export const PUBLISHER_CODE = ['scripts/publish', 'scripts/site', 'cms/src/rules', 'web/contract']
  .map((folder) => codeId(path.join(ROOT, folder)))
  .join(' ')
