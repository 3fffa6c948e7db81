import { parseArgs } from 'node:util'
import { misreading } from '../run/command-line.ts'
import { PublicationError } from '../site/problems.ts'

const FLAGS = {
  help: { type: 'boolean' },
  check: { type: 'boolean' },
  watch: { type: 'boolean' },
  releases: { type: 'boolean' },
  forward: { type: 'boolean' },
  rollback: { type: 'boolean' },
  confirm: { type: 'string' },
  to: { type: 'string' },
} as const

/** How `npm run export` is used, in a sentence. */
export const USAGE =
  'Se escribe «npm run export», solo o con una de estas cosas detrás de «--»: --check, --watch, ' +
  '--releases, --rollback [publicación], --forward, --confirm contenido, --to carpeta.'

const misunderstood = (why: string): PublicationError =>
  new PublicationError(`No entiendo el pedido: ${why}. ${USAGE} Nada cambió.`)

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: FLAGS, allowPositionals: true })
  } catch (error) {
    throw misunderstood(misreading(error))
  }
}

/**
 * What the command line asks of `npm run export`. Throws a PublicationError, in Spanish, for
 * anything that is not one order: a publication is not what somebody wanted who asked for another
 * thing.
 */
export function readRequest(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
) {
  const { values, positionals } = parse(args)
  const names = Object.keys(FLAGS)
  // npm takes for itself what is not behind «--», and passes it on like this.
  const swallowed = names.find((name) => env[`npm_config_${name}`] !== undefined)
  if (swallowed) throw misunderstood(`falta «--» antes de --${swallowed}`)
  const given = Object.keys(values)
  if (given.length > 1) throw misunderstood(`--${given.join(' y --')} no van juntos`)
  const [extra] = positionals.slice(values.rollback ? 1 : 0)
  if (extra !== undefined) throw misunderstood(`«${extra}» sobra`)
  return { values, release: positionals[0] }
}
