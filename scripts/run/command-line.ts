import { parseArgs, type ParseArgsConfig } from 'node:util'
import { ToldError } from './setup/told-error.mjs'

type Options = NonNullable<ParseArgsConfig['options']>

interface Form<O extends Options> {
  /** 'bench', of `npm run bench`. */
  name: string
  /** What it takes besides options, as its usage says it: '[REVISIÓN]'; nothing when it is left out. */
  words?: string
  options?: O
  args?: readonly string[]
}

/**
 * What is wrong with a command line, in Spanish, of the error that `parseArgs` has thrown:
 * '--x no es una opción de este comando'
 */
export function misreading(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  const [, word = ''] = /'(\S+?)(?: <value>)?'/.exec(message) ?? []
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `${word} no es una opción de este comando`
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') return `«${word}» sobra`
  if (code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') throw error
  return message.includes('does not take')
    ? `${word} no lleva un valor`
    : `falta el valor de ${word}`
}

function usageOf({ name, words, options = {} }: Form<Options>): string {
  const shown = Object.entries(options).map(
    ([option, { type }]) => `--${option}${type === 'string' ? ' VALOR' : ''}`,
  )
  const said = words ? ` -- ${words}` : ''
  return `npm run ${name}${said}. Opciones: ${shown.join(', ') || 'ninguna'}; ver README.md.`
}

/**
 * Options and words of a command line. `--help` says how the command is used and ends the process.
 * Throws a ToldError, in Spanish, for what the command does not know: it must not begin then.
 */
export function readCommandLine<const O extends Options>(form: Form<O>) {
  const { args = process.argv.slice(2), words, options = {} as O } = form
  if (args.includes('--help')) {
    process.stdout.write(`Uso: ${usageOf(form)}\n`)
    process.exit(0)
  }
  try {
    const allowPositionals = words !== undefined
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals })
    return { values, positionals: positionals as readonly string[] }
  } catch (error) {
    throw new ToldError(`${misreading(error)}. Uso: ${usageOf(form)}`)
  }
}
