import { expect, test, vi } from 'vitest'
import { DataError } from './client.ts'
import { both, createResource } from './resource.ts'

test('what is loaded is kept, and asked for once', async () => {
  const fetcher = vi.fn(async () => 'data')
  const resource = createResource(fetcher)
  expect(resource.peek()).toBeUndefined()
  expect(await Promise.all([resource.load(), resource.load()])).toEqual(['data', 'data'])
  expect(await resource.load()).toBe('data')
  expect(resource.peek()).toBe('data')
  expect(fetcher).toHaveBeenCalledTimes(1)
})

test('a failure is shown and not kept', async () => {
  const fetcher = vi.fn(async () => 'data')
  fetcher.mockRejectedValueOnce(new DataError('offline', 'no network'))
  const resource = createResource(fetcher)
  await expect(resource.load()).rejects.toThrow('no network')
  expect(resource.getState()).toMatchObject({ status: 'error', error: { kind: 'offline' } })
  expect(await resource.load()).toBe('data')
  expect(resource.getState()).toEqual({ status: 'loaded', data: 'data' })
})

test('listeners hear each change until they leave', async () => {
  const resource = createResource(async () => 'data')
  const listener = vi.fn()
  const leave = resource.subscribe(listener)
  await resource.load()
  expect(listener).toHaveBeenCalledTimes(1)
  leave()
  expect(listener).toHaveBeenCalledTimes(1)
})

test('two states are loaded together, and one failure is enough', () => {
  const loaded = { status: 'loaded', data: 1 } as const
  const loading = { status: 'loading' } as const
  const failed = {
    status: 'error',
    error: new DataError('server', '500'),
    retry: () => {},
  } as const
  expect(both(loaded, loaded)).toEqual({ status: 'loaded', data: [1, 1] })
  expect(both(loaded, loading).status).toBe('loading')
  expect(both(loading, failed)).toBe(failed)
})
