import { expect, test } from 'vitest'
import type { Choice } from '../../rules/reading/choices/choices'
import { chosenIn, connectChoices, disconnectChoices, isChanged } from './relation-value'

const choice = (id: number, more: Partial<Choice> = {}): Choice => ({
  id,
  documentId: `d${id}`,
  name: `Opción ${id}`,
  isPublished: true,
  ...more,
})
const [one, two, three] = [choice(1), choice(2), choice(3)]
const namesOf = (chosen: readonly { documentId: string }[]) =>
  chosen.map(({ documentId }) => documentId)

test('a new document connects what is chosen, as Strapi sends it', () => {
  expect(connectChoices(undefined, [one])).toEqual({
    connect: [
      {
        id: 1,
        name: 'Opción 1',
        status: 'published',
        apiData: { id: 1, documentId: 'd1', isTemporary: true },
      },
    ],
    disconnect: [],
  })
})

test('a draft is told as one: the panel warns of it before it publishes', () => {
  const { connect } = connectChoices(undefined, [choice(1, { isPublished: false })])
  expect(connect).toMatchObject([{ status: 'draft' }])
})

test('each is connected once, what is saved not at all', () => {
  const value = connectChoices(connectChoices(undefined, [one]), [one, two, three], [three])
  expect(namesOf(chosenIn(value, [three]))).toEqual(['d3', 'd1', 'd2'])
  expect(value.connect).toHaveLength(2)
})

test('what was added is taken back without a trace, what is saved is disconnected', () => {
  const added = connectChoices({ connect: [], disconnect: [] }, [two], [one])
  const value = disconnectChoices(added, [one, two], [one])
  expect(value).toEqual({
    connect: [],
    disconnect: [{ id: 1, apiData: { id: 1, documentId: 'd1' } }],
  })
  expect(chosenIn(value, [one])).toEqual([])
  const again = connectChoices(value, [one], [one])
  expect(again).toEqual({ connect: [], disconnect: [] })
  expect(isChanged(again)).toBe(false)
})

test('taking away what is not chosen changes nothing', () => {
  expect(disconnectChoices({ connect: [], disconnect: [] }, [two], [one])).toEqual({
    connect: [],
    disconnect: [],
  })
})

test('what Strapi itself connects has its documentId elsewhere', () => {
  const value = { connect: [{ id: 'd2', documentId: 'd2' }], disconnect: [] }
  expect(namesOf(chosenIn(value, [one]))).toEqual(['d1', 'd2'])
  expect(disconnectChoices(value, [two], [one]).connect).toEqual([])
})

test('after a save, what is added and saved by now is shown once', () => {
  const value = connectChoices(undefined, [one])
  expect(namesOf(chosenIn(value, [one]))).toEqual(['d1'])
  expect(isChanged(value)).toBe(true)
  expect(isChanged(undefined)).toBe(false)
})
