import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const API_DIR = fileURLToPath(new URL('../../src/api', import.meta.url))

export interface ContentType {
  uid: string
  singularName: string
  pluralName: string
}

/** Every content type under src/api, read from its schema. */
export function readContentTypes(): ContentType[] {
  return readdirSync(API_DIR, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'schema.json')
    .map((file) => {
      const [api = ''] = file.split(path.sep)
      const schema = JSON.parse(readFileSync(path.join(API_DIR, file), 'utf8')) as {
        info: { singularName: string; pluralName: string }
      }
      const { singularName, pluralName } = schema.info
      return { uid: `api::${api}.${singularName}`, singularName, pluralName }
    })
}
