import { describe, expect, test } from 'vitest'
import type { Brief } from '../../api/publication/services/brief'
import { createPath, editPath } from '../content-paths'
import { countLeads, moreUnfinished, siteLine, unfinishedLine } from './home-model'

const NOW = '2026-03-01T12:00:00Z'
const BRIEF: Brief = {
  siteUrl: 'https://goya.example',
  version: 7,
  now: NOW,
  last: { version: 7, state: 'fine', problems: 0, reportedAt: NOW },
}

describe('where the panel edits', () => {
  test('a document, a new one, the list, and the one of its type', () => {
    const stores = '/content-manager/collection-types/api::store.store'
    expect(editPath('store', 'abc')).toBe(`${stores}/abc`)
    expect(createPath('store')).toBe(`${stores}/create`)
    expect(editPath('store')).toBe(stores)
    expect(editPath('calendar', 'abc')).toBe('/content-manager/single-types/api::calendar.calendar')
  })
})

describe('what waits', () => {
  const document = {
    kind: 'store',
    documentId: 'abc',
    name: 'La Espiga',
    status: 'draft',
    updatedAt: '2026-03-01T10:00:00Z',
  } as const

  test('has its name, its type, its age and its state', () => {
    expect(unfinishedLine(document, Date.parse(NOW))).toEqual({
      path: editPath('store', 'abc'),
      name: 'La Espiga',
      about: 'Comercio · hace 2 horas',
      status: 'Borrador',
    })
    const off = unfinishedLine({ ...document, status: 'off' }, Date.parse(NOW))
    expect(off.status).toBe('Fuera de la guía')
  })

  test('is called something when it has no name', () => {
    const nameless = { ...document, name: '', status: 'modified' } as const
    const line = unfinishedLine(nameless, Date.parse(NOW))
    expect(line).toMatchObject({ name: 'Sin nombre', status: 'Con cambios' })
    const calendar = { ...nameless, kind: 'calendar' } as const
    const about = unfinishedLine(calendar, Date.parse(NOW))
    expect(about).toMatchObject({ name: 'Turnos y feriados', about: 'hace 2 horas' })
  })

  test('is counted when it is more than is shown', () => {
    expect(moreUnfinished(20, 20)).toBe('')
    expect(moreUnfinished(1234, 20)).toBe('Se muestran los 20 últimos de 1.234.')
  })
})

describe('the site', () => {
  test('is up to date, or will be', () => {
    expect(siteLine(BRIEF)).toMatchObject({ tone: 'success', href: 'https://goya.example' })
    expect(siteLine({ ...BRIEF, version: 8 }).title).toBe('El sitio se está actualizando')
    expect(siteLine({ ...BRIEF, last: null }).tone).toBe('neutral')
  })

  test('in which something is to be corrected is not all well', () => {
    const last = { version: 7, state: 'fine', problems: 2, reportedAt: NOW } as const
    expect(siteLine({ ...BRIEF, last })).toMatchObject({
      tone: 'warning',
      title: 'Hay registros para corregir',
      hasDetails: true,
    })
  })

  test('that stands still is told of first', () => {
    const last = { version: 7, state: 'waits', problems: 0, reportedAt: NOW } as const
    expect(siteLine({ ...BRIEF, last })).toMatchObject({ tone: 'danger', hasDetails: true })
  })
})

test('leads are counted in words', () => {
  expect([countLeads(1), countLeads(3), countLeads(1234)]).toEqual([
    '1 interesado nuevo',
    '3 interesados nuevos',
    '1.234 interesados nuevos',
  ])
})
