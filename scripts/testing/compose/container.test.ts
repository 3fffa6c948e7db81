import { expect, test } from 'vitest'
import { useTempFolder } from '../../test/temp-folder.ts'
import { startContainer, type Container } from './container.ts'
import type { Healthcheck } from './compose-file.ts'
import { placeOf } from './here.ts'

const folder = useTempFolder()

const PATIENT: Healthcheck = {
  test: ['CMD', 'test', '-e', 'ready'],
  interval: '5s',
  timeout: '5s',
  retries: 3,
}

/** A program of Node as the service `cms`, in an empty folder. */
function start(program: string, check: Healthcheck = PATIENT, grace = '10s'): Container {
  const ports = { database: 1, cms: 1, site: 1, panel: 1, plainHttp: 1, health: 1 }
  const run = { folder: folder.path, ports, programs: [], owner: undefined }
  const place = placeOf('cms', { healthcheck: check }, run)
  const inside = { name: 'cms', cwd: folder.path, env: { GREETING: 'hola' }, place }
  return startContainer(inside, [process.execPath, '-e', program], check, grace)
}

const READY = "require('fs').writeFileSync('ready', '');"
const STAY = 'setInterval(() => {}, 1000);'

test('a service that becomes healthy runs commands inside, and ends when it is told to', async () => {
  const service = start(`${READY} ${STAY} process.on('SIGTERM', () => process.exit(0))`)
  await service.waitUntilHealthy()
  expect(await service.exec(['sh', '-c', 'echo $GREETING; ls'])).toBe('hola\ncms\nready\n')
  await expect(service.exec(['sh', '-c', 'echo why >&2; exit 3'])).rejects.toThrow('why')
  await service.stop()
})

test('a service that ends is not healthy, and what it said is told', async () => {
  const service = start("console.log('no database'); process.exit(1)")
  await expect(service.waitUntilHealthy()).rejects.toThrow(/cms is not healthy.*\nno database/)
  await expect(service.stop()).rejects.toThrow('had ended before it was stopped: code 1')
})

test('a service that does not get healthy in its time is told of', async () => {
  const check = { ...PATIENT, interval: '1ms', timeout: '1s', retries: 1 }
  const service = start(`${STAY} process.on('SIGTERM', () => process.exit(0))`, check)
  await expect(service.waitUntilHealthy()).rejects.toThrow('cms is not healthy')
  await service.stop().catch(() => undefined)
})

test('a service that outstays its grace period is ended and told of', async () => {
  const service = start(`process.on('SIGTERM', () => {}); ${READY} ${STAY}`, PATIENT, '100ms')
  await service.waitUntilHealthy()
  await expect(service.stop()).rejects.toThrow('did not end well within 100ms: SIGKILL')
})
