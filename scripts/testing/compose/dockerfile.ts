/** What one stage of a Dockerfile says, in the forms that this repository's Dockerfiles use. */
export interface Stage {
  /** The image or the stage that it goes on from. */
  from: string
  /** 'build' of `FROM node AS build`. */
  name: string | null
  workdir: string
  env: Record<string, string>
  /** Null: the base image's, root as a rule. */
  user: string | null
  copies: Copy[]
  /** Shell commands, in their order. */
  runs: string[]
  entrypoint: string[]
  cmd: string[]
}

export interface Copy {
  /** The stage that it copies from; null for the folder that the image is built from. */
  from: string | null
  sources: string[]
  target: string
}

const newStage = (from: string, name: string | null): Stage => ({
  from,
  name,
  workdir: '/',
  env: {},
  user: null,
  copies: [],
  runs: [],
  entrypoint: [],
  cmd: [],
})

/** Instructions without comments and empty lines, continued lines joined. */
function instructionsOf(text: string): [name: string, rest: string][] {
  const lines = text.split('\n').filter((line) => !/^\s*(#|$)/.test(line))
  const whole = lines.join('\n').replace(/\s*\\\n\s*/g, ' ')
  return whole.split('\n').map((line) => {
    const [, name = '', rest = ''] = /^\s*(\S+)\s+(.*?)\s*$/.exec(line) ?? []
    return [name.toUpperCase(), rest]
  })
}

/** The form without a shell, which passes signals on: `["node", "x.mjs"]`. */
function commandOf(instruction: string, rest: string): string[] {
  const command: unknown = rest.startsWith('[') ? JSON.parse(rest) : null
  if (Array.isArray(command)) return command.map(String)
  throw new Error(`${instruction} is no JSON list: ${rest}`)
}

function envOf(rest: string): Record<string, string> {
  const pairs = rest.split(/\s+/).map((pair) => /^(\w+)=([^"'\\]*)$/.exec(pair))
  return Object.fromEntries(
    pairs.map((pair) => {
      if (!pair) throw new Error(`ENV in a form that is not read here: ${rest}`)
      return [pair[1] ?? '', pair[2] ?? '']
    }),
  )
}

function copyOf(rest: string): Copy {
  const words = rest.split(/\s+/)
  const from = words.find((word) => word.startsWith('--from='))?.replace('--from=', '') ?? null
  const places = words.filter((word) => !word.startsWith('--'))
  return { from, sources: places.slice(0, -1), target: places.at(-1) ?? '' }
}

/** EXPOSE only tells; whatever else is not here would change the image unseen. */
const READERS: Record<string, (stage: Stage, rest: string) => unknown> = {
  WORKDIR: (stage, rest) => (stage.workdir = rest),
  ENV: (stage, rest) => Object.assign(stage.env, envOf(rest)),
  USER: (stage, rest) => (stage.user = rest),
  COPY: (stage, rest) => stage.copies.push(copyOf(rest)),
  RUN: (stage, rest) => stage.runs.push(rest),
  ENTRYPOINT: (stage, rest) => (stage.entrypoint = commandOf('ENTRYPOINT', rest)),
  CMD: (stage, rest) => (stage.cmd = commandOf('CMD', rest)),
  EXPOSE: () => undefined,
}

/** The stages of a Dockerfile. Throws on an instruction or a form that it does not know. */
export function parseDockerfile(text: string): Stage[] {
  const stages: Stage[] = []
  for (const [name, rest] of instructionsOf(text)) {
    if (name === 'FROM') {
      const [, from = '', stage = null] = /^(\S+)(?:\s+AS\s+(\S+))?$/i.exec(rest) ?? []
      stages.push(newStage(from, stage))
      continue
    }
    const [stage, read] = [stages.at(-1), READERS[name]]
    if (!stage || !read) throw new Error(`a Dockerfile with «${name} ${rest}» is not read here`)
    read(stage, rest)
  }
  return stages
}
