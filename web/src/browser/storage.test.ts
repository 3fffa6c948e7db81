import { expect, test, vi } from 'vitest'
import { createStored } from './storage.ts'

const asTexts = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])

test('a value is kept on the device and read back', () => {
  createStored('a', asTexts).set(['x'])
  expect(localStorage.getItem('a')).toBe('["x"]')
  expect(createStored('a', asTexts).get()).toEqual(['x'])
  expect(createStored('a', asTexts).isKept()).toBe(true)
})

test('what cannot be read counts as nothing', () => {
  localStorage.setItem('a', '{"no json')
  expect(createStored('a', asTexts).get()).toEqual([])
})

test('the same content is the same value', () => {
  const stored = createStored('a', asTexts)
  stored.set(['x'])
  expect(stored.get()).toBe(stored.get())
})

test('listeners hear of every change until they leave', () => {
  const stored = createStored('a', asTexts)
  const listener = vi.fn()
  const leave = stored.subscribe(listener)
  stored.set(['x'])
  expect(listener).toHaveBeenCalledTimes(1)
  leave()
  stored.set(['y'])
  expect(listener).toHaveBeenCalledTimes(1)
})

const failing = (name: string) => () => {
  throw new DOMException('no storage', name)
}

function expectToLast() {
  const stored = createStored('a', asTexts)
  stored.set(['x'])
  expect(stored.get()).toEqual(['x'])
  expect(stored.isKept()).toBe(false)
}

test('with storage switched off a value lives as long as the page', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(failing('SecurityError'))
  expectToLast()
})

test('with storage full a value lives as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(failing('QuotaExceededError'))
  expectToLast()
  expect(localStorage.getItem('a')).toBeNull()
})
