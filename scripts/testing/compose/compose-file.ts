import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

export interface ComposeService {
  image?: string
  build?: { context: string; dockerfile: string }
  environment?: Record<string, string>
  secrets?: string[]
  /** 'name:/path' or 'name:/path:ro'. */
  volumes?: string[]
  depends_on?: Record<string, { condition: string }>
  healthcheck: Healthcheck
  stop_grace_period?: string
}

/** Durations as the file writes them: '5s', '1m30s'. */
export interface Healthcheck {
  test: string[]
  interval: string
  timeout: string
  retries: number
  start_period?: string
}

export interface ComposeFile {
  services: Record<string, ComposeService>
  /** Each a file beside the compose file. */
  secrets: Record<string, { file: string }>
}

/** 'uploads:/data/public' → the volume's name and where it is mounted. */
export function mountOf(volume: string): { source: string; target: string } {
  const [source = '', target = ''] = volume.split(':')
  return { source, target }
}

type Env = Readonly<Record<string, string | undefined>>

const VARIABLE = /\$(?:(\$)|\{(\w+)(?::([-?])([^}]*))?\})/g

/**
 * '${NAME}', '${NAME:-default}', '${NAME:?message}' → the value; '$$' → '$'.
 * Throws the message when a variable that has to be given is missing or empty.
 */
export function interpolate(text: string, env: Env): string {
  return text.replace(VARIABLE, (_all, dollar, name: string, kind: string, word: string) => {
    if (dollar) return '$'
    const value = env[name]
    if (kind === '?' && !value) throw new Error(word)
    return value || (kind === '-' ? word : '')
  })
}

function interpolateAll(value: unknown, env: Env): unknown {
  if (typeof value === 'string') return interpolate(value, env)
  if (Array.isArray(value)) return value.map((item) => interpolateAll(item, env))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, interpolateAll(item, env)]),
  )
}

/** The file as `docker compose` reads it with the variables of `.env`. */
export function readComposeFile(file: string, env: Env): ComposeFile {
  return interpolateAll(parse(readFileSync(file, 'utf8')), env) as ComposeFile
}

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 }

/** '1m30s' → 90000. Throws when it is no duration. */
export function milliseconds(duration: string): number {
  if (!/^(\d+(ms|s|m|h))+$/.test(duration)) throw new Error(`«${duration}» is no duration`)
  const parts = [...duration.matchAll(/(\d+)(ms|s|m|h)/g)]
  return parts.reduce((sum, [, count, unit = '']) => sum + Number(count) * (UNITS[unit] ?? 0), 0)
}
