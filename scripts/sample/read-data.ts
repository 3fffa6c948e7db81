import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A JSON file of this folder. Its form is what the tests hold it to. */
export function readData<T>(file: string): T {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8')) as T
}
