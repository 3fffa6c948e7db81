import { expect, test } from 'vitest'
import {
  changeQueue,
  isBusy,
  nextUpload,
  progressOf,
  type Stage,
  type Upload,
} from './upload-queue'

const file = (name: string) => ({ name }) as File
const choose = (uploads: Upload[], names: string[], firstTurn = 0) =>
  changeQueue(uploads, { type: 'choose', files: names.map(file), firstTurn })
const stage = (uploads: Upload[], turn: number, next: Stage) =>
  changeQueue(uploads, { type: 'stage', turn, stage: next })
const FAILED: Stage = { is: 'failed', problem: 'Se cortó la conexión.', canRetry: true }

test('files go one after the other, in the order in which they were chosen', () => {
  let uploads = choose([], ['c.jpg', 'a.jpg'])
  expect(nextUpload(uploads)?.file.name).toBe('c.jpg')
  uploads = stage(uploads, 0, { is: 'preparing' })
  expect(nextUpload(uploads)).toBeUndefined()
  uploads = stage(uploads, 0, { is: 'sending', share: 0.5 })
  uploads = choose(uploads, ['b.jpg'], 2)
  expect(nextUpload(uploads)).toBeUndefined()
  uploads = changeQueue(uploads, { type: 'remove', turn: 0 })
  expect(nextUpload(uploads)?.file.name).toBe('a.jpg')
  expect(uploads.map(({ turn }) => turn)).toEqual([1, 2])
})

test('one that failed holds up nobody, and keeps its turn when it is tried again', () => {
  let uploads = stage(choose([], ['a.jpg', 'b.jpg']), 0, FAILED)
  expect(nextUpload(uploads)?.turn).toBe(1)
  uploads = stage(uploads, 0, { is: 'waiting' })
  expect(nextUpload(uploads)?.turn).toBe(0)
})

test('the form waits for what is on its way, and not for what failed', () => {
  const uploads = choose([], ['a.jpg'])
  expect(isBusy(uploads)).toBe(true)
  expect(isBusy(stage(uploads, 0, { is: 'sending', share: 1 }))).toBe(true)
  expect(isBusy(stage(uploads, 0, FAILED))).toBe(false)
  expect(isBusy([])).toBe(false)
})

test('how many are missing is said', () => {
  const uploads = choose([], ['a.jpg', 'b.jpg'])
  expect(progressOf(uploads)).toBe('Subiendo 2 fotos…')
  expect(progressOf(stage(uploads, 1, FAILED))).toBe('Subiendo una foto…')
  expect(progressOf([])).toBe('')
})
