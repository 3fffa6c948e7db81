import type { Core } from '@strapi/strapi'
import { jsonLogLine } from '../src/rules/log-line'

/** Where winston, which writes the lines, looks for what it is to write. */
const WRITTEN = Symbol.for('message')

interface Entry {
  level: string
  message: unknown
  stack?: string
}

const json = {
  transform: (entry: Entry) =>
    Object.assign(entry, {
      [WRITTEN]: jsonLogLine(entry.level, entry.stack ?? String(entry.message)),
    }),
}

/** Without a line a request: the publisher asks several times a second, and addresses are private. */
export default ({ env }: Core.Config.Shared.ConfigParams) => ({
  level: 'info',
  ...(env('LOG_FORMAT') === 'json' && { format: json }),
})
