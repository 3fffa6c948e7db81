import { expect, test } from 'vitest'
import { bulkWithdrawalQuestion, discardQuestion, withdrawalQuestion } from './withdrawal-question'

const STORE = 'api::store.store'

test('a store that leaves the site is named, with what becomes of it and its offers', () => {
  expect(withdrawalQuestion(STORE, { name: 'La Espiga' })).toEqual({
    title: '¿Sacar «La Espiga» del sitio?',
    text: 'Queda acá como borrador: cuando lo publiques vuelve a verse. Mientras tanto tampoco se ven sus ofertas.',
  })
})

test('a category says what becomes of those who use it; an offer stands for itself', () => {
  const { text } = withdrawalQuestion('api::category.category', { name: 'Bares' })
  expect(text).toMatch(/Quienes lo usan dejan de mostrarlo hasta entonces\.$/)
  expect(withdrawalQuestion('api::offer.offer', { name: '2x1' }).text).toMatch(/vuelve a verse\.$/)
})

test('many are counted and named', () => {
  expect(bulkWithdrawalQuestion('api::offer.offer', [{ name: 'A' }, {}])).toEqual({
    title: '¿Sacar 2 ofertas del sitio?',
    text: '«A» y «sin nombre». Quedan acá como borradores: cuando los publiques vuelven a verse.',
  })
})

test('what is discarded is named', () => {
  expect(discardQuestion(STORE, { name: 'La Espiga' })).toBe(
    '¿Descartar los cambios de «La Espiga»?',
  )
  expect(discardQuestion(STORE, {})).toBe('¿Descartar los cambios de comercio sin nombre?')
})
