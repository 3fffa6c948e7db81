import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { REPO_ROOT } from '../../settings/env-files.mjs'
import { useTempFolder } from '../../test/temp-folder.ts'
import { readComposeFile } from './compose-file.ts'
import { placeOf, type Run } from './here.ts'
import { mountVolumes } from './mount-volumes.ts'

const folder = useTempFolder()

const run = (): Run => ({
  folder: folder.path,
  ports: { database: 1001, cms: 1002, site: 1003, panel: 1004, plainHttp: 1005, health: 1006 },
  programs: ['/programs'],
  owner: undefined,
})

const { services } = readComposeFile(path.join(REPO_ROOT, 'docker-compose.yml'), {
  PUBLIC_HOST: 'guia.example',
  ADMIN_HOST: 'panel.guia.example',
})

function placeFor(name: string) {
  const service = services[name]
  if (!service) throw new Error(`there is no service ${name}`)
  return { service, place: placeOf(name, service, run()) }
}

test('folders, network names and the user of a container become those of this machine', () => {
  const { place } = placeFor('cms')
  const own = path.join(folder.path, 'cms')
  expect(place.text('mkdir -p /data/public && chown node:node /data .tmp')).toBe(
    `mkdir -p ${own}/data/public && chown ${process.getuid?.()}:${process.getgid?.()} ${own}/data .tmp`,
  )
  expect(place.text('chown -R 1000:1000 /data')).toBe(
    `chown -R ${process.getuid?.()}:${process.getgid?.()} ${own}/data`,
  )
  expect(place.text('/run/secrets/x')).toBe(`${own}/run/secrets/x`)
  expect(place.text("fetch('http://127.0.0.1:1337/_health')")).toContain('127.0.0.1:1002/')
  expect(placeFor('publisher').place.text('http://cms:1337')).toBe('http://127.0.0.1:1002')
})

test('what only looks like a folder of the container stays', () => {
  const { place } = placeFor('cms')
  for (const text of ['https://guia.example/data', '/database', 'x/app', '/apple']) {
    expect(place.text(text)).toBe(text)
  }
})

test('the environment is the compose file’s, translated, with nothing of this process’s own', () => {
  const { service, place } = placeFor('cms')
  const env = place.env(service.environment ?? {})
  const added = ['DATABASE_PORT', 'HOME', 'PATH']
  const own = Object.keys(service.environment ?? {})
  expect(Object.keys(env).toSorted()).toEqual([...own, ...added].toSorted())
  expect(env).toMatchObject({
    HOST: '127.0.0.1',
    PORT: '1002',
    SITE_URL: 'https://guia.example',
    ADMIN_HTTPS: 'true',
    DATABASE_HOST: '127.0.0.1',
    DATABASE_PORT: '1001',
    DATABASE_PASSWORD_FILE: path.join(folder.path, 'cms/run/secrets/database_password'),
  })
})

test('a volume takes what the image holds in its place, and its next service finds that', () => {
  const publisher = placeFor('publisher')
  mkdirSync(publisher.place.text('/srv/site'), { recursive: true })
  execFileSync('/bin/sh', ['-c', 'echo hola > file; chmod 750 .'], {
    cwd: publisher.place.text('/srv/site'),
  })
  mountVolumes(publisher.service, publisher.place, run())
  const web = placeFor('web')
  mountVolumes(web.service, web.place, run())
  for (const { place } of [publisher, web]) {
    expect(readFileSync(place.text('/srv/site/file'), 'utf8')).toBe('hola\n')
  }
  expect(statSync(web.place.text('/srv/site')).mode & 0o777).toBe(0o750)
})
