import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DocumentAction } from './make-once'

const save = vi.fn(() => Promise.resolve(false))

const button = (type: string): DocumentAction =>
  Object.assign(() => ({ onClick: save }), { type, position: ['panel'] })

let publish: DocumentAction | undefined
let update: DocumentAction | undefined
const NEW = { collectionType: 'collection-types' }
const click = (action = publish, props: { collectionType: string; documentId?: string } = NEW) =>
  action?.(props)?.onClick?.({})

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

test.each([{ ...NEW, documentId: 'abc' }, { collectionType: 'single-types' }])(
  'a document that is there is saved by every click: %j',
  async (props) => {
    await click(update, props)
    await click(publish, props)
    expect(save).toHaveBeenCalledTimes(2)
  },
)
