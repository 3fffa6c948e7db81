import { expect, test } from 'vitest'
import { conflictMessage, type Change } from './conflict-message'

const NOW = Date.parse('2026-11-26T12:00:00.000Z')
const before = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString()

const change = (by: string, byId: number, ...fields: string[]): Change => ({
  by,
  byId,
  fields,
  at: before(2),
})
const messageOf = (type: string, ...changes: Change[]) =>
  conflictMessage(type, { updatedAt: before(2), changes }, 1, NOW)

test.each([
  [
    'somebody else',
    'api::store.store',
    [change('María', 2, 'Teléfono', 'Dirección')],
    'María cambió este comercio hace 2 minutos: «Teléfono» y «Dirección».',
  ],
  [
    'two others, the same field',
    'api::offer.offer',
    [change('María', 2, 'Nombre'), change('Juan', 3, 'Nombre')],
    'María y Juan cambiaron esta oferta hace 2 minutos: «Nombre».',
  ],
  [
    'the reader in another window',
    'api::category.category',
    [change('Ramona', 1, 'Nombre')],
    'Vos, en otra ventana, cambiaste esta categoría hace 2 minutos: «Nombre».',
  ],
  [
    'the reader and another',
    'api::store.store',
    [change('Ramona', 1, 'Nombre'), change('María', 2)],
    'Vos y María cambiaron este comercio hace 2 minutos: «Nombre».',
  ],
  [
    'nobody who is known',
    'api::store.store',
    [],
    'Alguien (o una importación) cambió este comercio hace 2 minutos.',
  ],
])('a change of %s is told', (_who, type, changes, text) => {
  expect(messageOf(type, ...changes)).toBe(text)
})
