import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { REPO_ROOT } from '../../settings/env-files.mjs'
import { useTempFolder } from '../../test/temp-folder.ts'
import type { ComposeService } from './compose-file.ts'
import { placeOf, type Place, type Run } from './here.ts'
import { layOutImage } from './image.ts'
import { mountVolumes } from './mount-volumes.ts'

const folder = useTempFolder()

/** Only root can give folders away. */
const OWNER = process.getuid?.() === 0 ? { uid: 1000, gid: 1000 } : undefined

const WEB: ComposeService = {
  volumes: ['certificates:/data', 'caddy_config:/config'],
  healthcheck: { test: [], interval: '1s', timeout: '1s', retries: 1 },
}

let run: Run
let place: Place

beforeEach(() => {
  const ports = { database: 1, cms: 1, site: 1, panel: 1, plainHttp: 1, health: 1 }
  run = { folder: folder.path, ports, programs: [], owner: OWNER }
  place = placeOf('web', WEB, run)
})

test('an image of one stage holds what it copies, and starts its own command', () => {
  const { command, cwd } = layOutImage('scripts/caddy/Dockerfile', place)
  const config = path.join(folder.path, 'web/etc/caddy/Caddyfile')
  expect(command).toEqual(['caddy', 'run', '--config', config, '--adapter', 'caddyfile'])
  expect(cwd).toBe(path.join(folder.path, 'web/srv'))
  expect(readFileSync(config, 'utf8')).toBe(
    readFileSync(path.join(REPO_ROOT, 'scripts/caddy/Caddyfile'), 'utf8'),
  )
})

test('its new volumes belong to the user that it runs as, its own files do not', () => {
  layOutImage('scripts/caddy/Dockerfile', place)
  mountVolumes(WEB, place, run)
  const uid = OWNER?.uid ?? process.getuid?.()
  for (const volume of ['certificates', 'caddy_config']) {
    expect(statSync(path.join(folder.path, 'volumes', volume)).uid).toBe(uid)
  }
  expect(statSync(place.text('/etc/caddy/Caddyfile')).uid).toBe(process.getuid?.())
})

test('what would be laid out outside of the run’s folder is refused', () => {
  const text = (value: string) => (value === '/srv' ? value : path.join(folder.path, value))
  expect(() => layOutImage('scripts/caddy/Dockerfile', { ...place, text })).toThrow(
    '/srv is below no folder that here.ts knows of',
  )
})
