import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { useTempFolder } from '../testing/temp-folder.ts'
import { obeyOrder } from './staff-orders.ts'
import { PublicationError } from '../site/problems.ts'
import { pinnedRelease } from './release/pin.ts'
import { ReleaseFolder } from './release/release-folder.ts'
import type { Order } from './read/cms-access.ts'

const temp = useTempFolder()
let names: string[]

/** Two releases, of which the second is live. */
beforeEach(async () => {
  const folder = new ReleaseFolder(temp.path)
  names = []
  for (const digit of ['a', 'b']) {
    const next = await folder.next(digit.repeat(16))
    const temporary = folder.temporaryPath(next.name)
    mkdirSync(temporary, { recursive: true })
    await folder.goLive(temporary, next)
    names.push(next.name)
  }
})

const obey = (id: number, action: Order['action'], target = '') =>
  obeyOrder(temp.path, { id, action, target })
const live = () => new ReleaseFolder(temp.path).live()?.name

test('a rollback shows the release and keeps it; forward lets go of it', async () => {
  expect(await obey(1, 'rollback', names[0])).toBe(true)
  expect(live()).toBe(names[0])
  expect(pinnedRelease(temp.path)).toBe(names[0])
  expect(await obey(2, 'forward')).toBe(true)
  expect(pinnedRelease(temp.path)).toBeNull()
})

test('a confirmation does nothing by itself but call for a publication', async () => {
  expect(await obey(1, 'confirm', 'b'.repeat(16))).toBe(true)
  expect(live()).toBe(names[1])
  expect(pinnedRelease(temp.path)).toBeNull()
})

test('each order is obeyed once, also after a restart, and older ones never', async () => {
  await obey(5, 'rollback', names[0])
  await obey(6, 'forward')
  expect(await obey(6, 'forward')).toBe(false)
  expect(await obey(5, 'rollback', names[0])).toBe(false)
  expect(pinnedRelease(temp.path)).toBeNull()
  expect(await obey(7, 'rollback', names[0])).toBe(true)
  expect(pinnedRelease(temp.path)).toBe(names[0])
})

test('an order that cannot be done is told of once', async () => {
  const attempt = obey(3, 'rollback', '000009-ffffffffffffffff')
  await expect(attempt).rejects.toThrow(PublicationError)
  expect(live()).toBe(names[1])
  expect(await obey(3, 'rollback', '000009-ffffffffffffffff')).toBe(false)
})

test('an order that cannot be done now can be later', async () => {
  // Nothing can be written under that name.
  mkdirSync(path.join(temp.path, '.fijada'))
  await expect(obey(3, 'rollback', names[0])).rejects.toThrow()
  expect(live()).toBe(names[1])
  rmSync(path.join(temp.path, '.fijada'), { recursive: true })
  expect(await obey(3, 'rollback', names[0])).toBe(true)
  expect(live()).toBe(names[0])
})

test('a confirmation counts again after a restart: its publication may not have come to an end', async () => {
  await obey(1, 'rollback', names[0])
  expect(await obey(2, 'confirm', 'b'.repeat(16))).toBe(true)
  expect(await obey(2, 'confirm', 'b'.repeat(16))).toBe(true)
  expect(await obey(1, 'rollback', names[0])).toBe(false)
})

test('an order during which the publisher was killed is obeyed by the next one', async () => {
  await obey(1, 'rollback', names[0])
  rmSync(path.join(temp.path, '.orden'))
  expect(await obey(1, 'rollback', names[0])).toBe(true)
  expect(live()).toBe(names[0])
  expect(await obey(1, 'rollback', names[0])).toBe(false)
})

test('a damaged note of the last order only means that orders are obeyed again', async () => {
  temp.write('.orden', 'x\0')
  expect(await obey(1, 'rollback', names[0])).toBe(true)
  expect(readdirSync(path.join(temp.path)).filter((name) => name.endsWith('.tmp'))).toEqual([])
})
