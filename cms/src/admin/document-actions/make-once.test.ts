import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Action, ActionProps } from './change-actions'

const save = vi.fn(() => Promise.resolve(false))

const button = (type: string): Action =>
  Object.assign(() => ({ label: 'Publicar', onClick: save }), { type, position: ['panel'] })

let publish: Action | undefined
let update: Action | undefined
const NEW = { collectionType: 'collection-types', model: 'api::store.store' }
const THERE = { ...NEW, documentId: 'abc' }
const SINGLE = { collectionType: 'single-types', model: 'api::site-setting.site-setting' }
const click = (action = publish, props: ActionProps = NEW) => action?.(props)?.onClick?.({})

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  const { makeOnce } = await import('./make-once')
  ;[publish, update] = makeOnce([button('publish'), button('update')])
  save.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
})

test('two clicks on a new document make one, while the first is under way and just after it', async () => {
  const first = click()
  expect(await click()).toBe(true)
  expect(await first).toBe(false)
  expect(await click()).toBe(true)
  expect(await click(update)).toBe(true)
  expect(save).toHaveBeenCalledOnce()
})

test('what was refused is made by a later click, and a failure ends the waiting', async () => {
  save.mockRejectedValueOnce(new Error('refused'))
  await expect(click()).rejects.toThrow('refused')
  // A click whose form has become that of its document long ago.
  vi.advanceTimersByTime(2_000)
  expect(await click()).toBe(false)
  expect(save).toHaveBeenCalledTimes(2)
})

test.each([THERE, SINGLE])(
  'two quick clicks on a document that is there are one save: %j',
  async (props) => {
    const first = click(publish, props)
    expect(await click(publish, props)).toBe(true)
    expect(await first).toBe(false)
    expect(save).toHaveBeenCalledOnce()
  },
)

test.each([THERE, SINGLE])(
  'a document that is there is saved by each button, and anew once a save is over: %j',
  async (props) => {
    const both = [click(update, props), click(publish, props)]
    expect(await Promise.all(both)).toEqual([false, false])
    await click(publish, props)
    expect(save).toHaveBeenCalledTimes(3)
  },
)

test('a save under way holds no other document', async () => {
  const clicks = ['abc', 'def'].map((documentId) => click(publish, { ...NEW, documentId }))
  expect(await Promise.all(clicks)).toEqual([false, false])
})
