import { expect, test, vi } from 'vitest'
import { noticeSending, wasJustMade, watchSending } from './sending'

const dispatch = noticeSending()((action) => action)
const MODEL = 'api::store.store'

const save = (endpointName: string, state: string, documentId?: string, answer?: object) =>
  dispatch({
    type: `adminApi/executeMutation/${state}`,
    payload: answer,
    meta: {
      arg: {
        endpointName,
        originalArgs: { collectionType: 'collection-types', model: MODEL, documentId },
      },
    },
  })

const watch = (form: string | null) => {
  const told = { model: MODEL, form, onSend: vi.fn(), onDiscard: vi.fn() }
  return { ...told, stop: watchSending(told) }
}

test('a form is told of its own saves, and of no other', () => {
  const { onSend, onDiscard, stop } = watch(`${MODEL}/a`)
  save('updateDocument', 'pending', 'b')
  save('createDocument', 'pending')
  save('updateDocument', 'fulfilled', 'a')
  expect(onSend).not.toHaveBeenCalled()
  save('publishDocument', 'pending', 'a')
  expect(onSend).toHaveBeenCalledOnce()
  save('discardDocument', 'pending', 'a')
  expect(onDiscard).toHaveBeenCalledOnce()
  stop()
  save('updateDocument', 'pending', 'a')
  expect(onSend).toHaveBeenCalledOnce()
})

test('which document was made by the form of a new one is known', () => {
  const { onSend } = watch(null)
  save('createDocument', 'pending')
  expect(onSend).toHaveBeenCalledOnce()
  save('createDocument', 'fulfilled', undefined, { data: { documentId: 'new-one' } })
  expect(wasJustMade(`${MODEL}/new-one`)).toBe(true)
  expect(wasJustMade(`${MODEL}/a`)).toBe(false)
  expect(wasJustMade(null)).toBe(false)
})
