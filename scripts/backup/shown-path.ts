import path from 'node:path'
import { REPO_ROOT } from '../run/settings/env-files.mjs'

/** What is in the product's folder is called from there: in a container it is another one. */
export function shownPath(file: string): string {
  const name = path.relative(REPO_ROOT, file)
  return name.startsWith('..') ? file : name
}
