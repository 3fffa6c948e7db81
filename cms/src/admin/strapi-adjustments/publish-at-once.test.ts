import { expect, test, vi } from 'vitest'
import type { Action } from '../document-actions/change-actions'
import { publishAtOnce } from './publish-at-once'

const onConfirm = vi.fn()

/** As Strapi describes its button; `published` is what its click says. */
const describeButton = (type: string, published: boolean): Action =>
  Object.assign(
    () => ({
      label: 'Publicar',
      onClick: () => Promise.resolve(published),
      dialog: { type: 'dialog' as const, title: '¿Publicar?', onConfirm },
    }),
    { type, position: ['panel'] },
  )

async function click(type: string, published: boolean): Promise<unknown> {
  onConfirm.mockClear()
  const [action] = publishAtOnce([describeButton(type, published)])
  expect([action?.type, action?.position]).toEqual([type, ['panel']])
  return action?.({ model: 'api::store.store' })?.onClick?.({})
}

test('what Strapi would ask about is published, and the CMS says what it misses', async () => {
  expect(await click('publish', false)).toBe(true)
  expect(onConfirm).toHaveBeenCalledTimes(1)
})

test('what Strapi publishes by itself is published once', async () => {
  expect(await click('publish', true)).toBe(true)
  expect(onConfirm).not.toHaveBeenCalled()
})

test('other actions still ask', async () => {
  expect(await click('unpublish', false)).toBe(false)
  expect(onConfirm).not.toHaveBeenCalled()
})
