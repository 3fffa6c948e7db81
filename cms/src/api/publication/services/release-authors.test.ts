import { expect, test } from 'vitest'
import { authorsIn } from './release-authors'

const release = (name: string, day: number, version?: number) => ({
  name,
  time: `2026-03-0${day}T12:00:00.000Z`,
  stores: 5,
  isLive: false,
  version,
})
const by = (version: number, changedBy: string) => ({ version, changedBy })

test('a release shows what was changed after the one before it', () => {
  const releases = [release('c', 3, 20), release('a', 1, 10), release('b', 2, 14)]
  const changes = [by(9, 'Luz'), by(10, 'Luz'), by(11, 'Ana'), by(13, 'Leo'), by(14, 'Ana')]
  expect(authorsIn(releases, changes)).toEqual({ b: ['Ana', 'Leo'] })
  expect(authorsIn(releases, [...changes, by(15, 'Leo')])).toMatchObject({ c: ['Leo'] })
})

test('nobody is named where it is not known', () => {
  const changes = [by(11, 'Ana')]
  expect(authorsIn([], changes)).toEqual({})
  expect(authorsIn([release('a', 1, 20)], changes)).toEqual({})
  expect(authorsIn([release('a', 1), release('b', 2, 20)], changes)).toEqual({})
  const between = [release('a', 1, 10), release('b', 2), release('c', 3, 20)]
  expect(authorsIn(between, changes)).toEqual({})
  const putBack = [release('a', 1, 20), release('b', 2, 12)]
  expect(authorsIn(putBack, changes)).toEqual({})
})
