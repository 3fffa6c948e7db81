import { chownSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { mountOf, type ComposeService } from './compose-file.ts'

/** Ports of 127.0.0.1, one for each that the services listen on in their containers. */
export interface Ports {
  database: number
  cms: number
  site: number
  panel: number
  /** Where Caddy sends visitors of http:// on. */
  plainHttp: number
  health: number
}

/** One run of the whole product without Docker. */
export interface Run {
  /** Everything of it is below: `clone/`, `volumes/`, and a folder for each service. */
  folder: string
  ports: Ports
  /** Folders of node, of PostgreSQL's programs and of caddy. */
  programs: readonly string[]
  /** Runs the services, like the images' user without rights; undefined: whoever runs this. */
  owner: { uid: number; gid: number } | undefined
}

/** What Docker gives a container, on this machine. */
export interface Place {
  /** Folders, addresses and the user of a container's text → those of this machine. */
  text(value: string): string
  /** The same for a list of a program and its arguments. */
  command(words: readonly string[]): string[]
  /** The whole environment of a process of the container. */
  env(values: Readonly<Record<string, string>>): Record<string, string>
  /** Who runs the service. */
  owner: Run['owner']
}

/** The one user of the images that are built here: Node's own, whose numbers Caddy's image names. */
export const USERS_OF_IMAGES: readonly (string | null)[] = ['node', '1000:1000']

const OWNERS_OF_IMAGES = /(?<=^|\s)(node:node|1000:1000)(?=$|\s)/g

/** Busybox's wget, which is not everywhere, and whose namesakes differ. */
const WGET = 'fetch(process.argv.at(-1)).then((r) => process.exit(r.ok ? 0 : 1))'

const PROGRAMS: Readonly<Record<string, readonly string[]>> = {
  wget: [process.execPath, '-e', WGET, '--'],
}

/** Folders of the containers that are no volume. */
const FOLDERS_OF_IMAGES = ['/app', '/data', '/etc/caddy', '/run/secrets', '/srv']

/** The names of the network, and what each container calls itself. */
const addresses = ({ ports }: Run): [there: string, here: string][] => [
  ['cms:1337', `127.0.0.1:${ports.cms}`],
  ['127.0.0.1:1337', `127.0.0.1:${ports.cms}`],
  ['127.0.0.1:2020', `127.0.0.1:${ports.health}`],
]

/** Variables whose value is no address with a port, and those that only this machine needs. */
function variables({ ports }: Run): Record<string, Record<string, string>> {
  return {
    database: { PGHOST: '127.0.0.1', PGPORT: String(ports.database) },
    cms: {
      HOST: '127.0.0.1',
      PORT: String(ports.cms),
      DATABASE_HOST: '127.0.0.1',
      DATABASE_PORT: String(ports.database),
    },
  }
}

/** Puts the service's own folder before every folder of its container. */
function replaceFolders(value: string, root: string, service: ComposeService): string {
  const volumes = (service.volumes ?? []).map((volume) => mountOf(volume).target)
  const known = [...FOLDERS_OF_IMAGES, ...volumes].map((folder) => folder.replaceAll('.', '\\.'))
  const folders = new RegExp(`(?<=^|[\\s=])(?=(${known.join('|')})($|[\\s/]))`, 'g')
  return value.replaceAll(folders, root)
}

/**
 * The one place that says what of a service is different without Docker. Everything else — the
 * command, its arguments, its environment, its health check — is the compose file's and the
 * Dockerfile's, word for word.
 */
export function placeOf(name: string, service: ComposeService, run: Run): Place {
  const root = path.join(run.folder, name)
  const { uid, gid } = run.owner ?? { uid: process.getuid?.(), gid: process.getgid?.() }
  const text = (value: string) =>
    addresses(run)
      .reduce(
        (result, [there, here]) => result.replaceAll(there, here),
        replaceFolders(value, root, service),
      )
      .replaceAll(OWNERS_OF_IMAGES, `${uid}:${gid}`)
  const home = path.join(root, 'home')
  mkdirSync(home, { recursive: true })
  if (uid !== undefined && gid !== undefined) chownSync(home, uid, gid)
  return {
    owner: run.owner,
    text,
    command: ([program = '', ...args]) => [...(PROGRAMS[program] ?? [program]), ...args].map(text),
    env: (values) => ({
      ...Object.fromEntries(Object.entries(values).map(([key, value]) => [key, text(value)])),
      ...variables(run)[name],
      PATH: [...run.programs, process.env.PATH ?? ''].join(path.delimiter),
      HOME: home,
    }),
  }
}
