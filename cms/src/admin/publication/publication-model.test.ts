import { describe, expect, test } from 'vitest'
import {
  countStores,
  describeAuthors,
  describeChanges,
  describeNames,
  describeRelease,
  describeVanishing,
  pendingOrder,
  releaseTime,
  sortReleases,
  stateOf,
  whoPinned,
  type PublicationStatus,
  WAY_BACK,
} from './publication-model'
import { momentText } from '../days/day-words'

const RELEASES = [
  { name: '000001-a', time: '2026-02-01T12:00:00Z', stores: 77, isLive: false },
  { name: '000002-b', time: '2026-03-01T12:05:00Z', stores: 78, isLive: true },
]
const REPORT = {
  time: '2026-03-01T12:05:00Z',
  version: 7,
  error: null,
  problems: [],
  confirmation: null,
  pinned: null,
  releases: RELEASES,
}
const STATUS: PublicationStatus = {
  version: 7,
  now: '2026-03-01T12:05:02Z',
  authors: {},
  siteUrl: 'https://goya.example',
  waiting: { drafts: 0, modified: 0 },
  order: null,
  orderedAt: null,
  orderedBy: '',
  report: REPORT,
  reportedAt: '2026-03-01T12:05:01Z',
}
const withReport = (change: Partial<NonNullable<PublicationStatus['report']>>) => ({
  ...STATUS,
  report: { ...REPORT, ...change },
})
const PROBLEM = { record: 'Comercio «La Espiga»', field: 'Logo', message: 'está dañado' }
const CONFIRMATION = { content: 'c', vanishing: [{ what: 'comercios', gone: 40, of: 78 }] }

describe('the state', () => {
  test('is green only when the reported version is the one of the CMS', () => {
    expect(stateOf(STATUS)).toMatchObject({ tone: 'success', title: 'Todo publicado' })
    const pending = { tone: 'warning', title: 'Hay cambios sin publicar' }
    expect(stateOf({ ...STATUS, version: 8 })).toMatchObject(pending)
    expect(stateOf(withReport({ version: null }))).toMatchObject(pending)
  })

  test('is red when the publication stopped, with its reason', () => {
    const stopped = { tone: 'danger', title: 'La última publicación se detuvo' }
    const error = 'No hay lugar en el disco.'
    expect(stateOf(withReport({ error }))).toEqual({ ...stopped, text: error })
    expect(stateOf({ ...withReport({ error }), version: 9 })).toMatchObject(stopped)
    const waiting = stateOf(withReport({ confirmation: CONFIRMATION, error }))
    expect(waiting).toMatchObject(stopped)
    expect(waiting.text).not.toBe(error)
  })

  test('is amber while pinned, and when records are left to mend', () => {
    const pinned = stateOf(withReport({ pinned: '000001-a' }))
    expect(pinned.tone).toBe('warning')
    expect(pinned.title).toContain('anterior')
    const left = stateOf(withReport({ problems: [PROBLEM] }))
    expect(left).toMatchObject({ tone: 'warning', title: 'Hay registros para corregir' })
  })

  test('is amber when the publisher has been silent for over a quarter of an hour', () => {
    const silent = (status: PublicationStatus) =>
      stateOf({ ...status, now: '2026-03-01T12:20:02Z' })
    expect(stateOf({ ...STATUS, now: '2026-03-01T12:20:01Z' }).tone).toBe('success')
    const { tone, title, text } = silent(STATUS)
    expect([tone, title]).toEqual(['warning', 'El publicador no da señales'])
    expect(text).toContain(`desde el ${momentText('2026-03-01T12:05:01Z')}.`)
    expect(silent(withReport({ pinned: '000001-a' })).title).toBe(title)
  })

  test('stays red when the publisher fell silent after it stopped, with its last reason', () => {
    const silent = (report: Parameters<typeof withReport>[0]) =>
      stateOf({ ...withReport(report), now: '2026-03-02T00:00:00Z' })
    const stopped = silent({ error: 'No hay lugar en el disco.' })
    expect([stopped.tone, stopped.title]).toEqual(['danger', 'El publicador no da señales'])
    expect(stopped.text).toContain('Lo último que avisó: No hay lugar en el disco.')
    const waiting = silent({ confirmation: CONFIRMATION, error: 'npm run export' })
    expect(waiting.tone).toBe('danger')
    expect(waiting.text).not.toContain('npm run export')
  })

  test('says what waits in the panel, which the site does not show', () => {
    const text = (drafts: number, modified: number) =>
      stateOf({ ...STATUS, waiting: { drafts, modified } }).text
    expect(text(0, 0)).toBe('El sitio muestra lo mismo que el panel.')
    expect(text(1, 0)).toContain('En el panel queda 1 borrador.')
    expect(text(3, 2)).toContain('En el panel quedan 3 borradores y 2 con cambios sin publicar.')
    expect(text(0, 1)).toContain('En el panel queda 1 con cambios sin publicar.')
  })

  test('is nothing yet before the first report', () => {
    expect(stateOf({ ...STATUS, report: null, reportedAt: null }).tone).toBe('neutral')
  })
})

describe('an order', () => {
  const ordered = { ...STATUS, orderedAt: '2026-03-01T12:06:00Z' }

  test('is pending until a later report', () => {
    const status = { ...ordered, order: { id: 1, action: 'forward' as const, target: '' } }
    expect(pendingOrder(status)).toBe('Se pidió seguir al panel.')
    expect(pendingOrder({ ...status, reportedAt: null })).toBe('Se pidió seguir al panel.')
    expect(pendingOrder({ ...status, reportedAt: '2026-03-01T12:06:00Z' })).toBeNull()
    expect(pendingOrder(STATUS)).toBeNull()
  })

  test('names the release that it goes back to', () => {
    const order = { id: 1, action: 'rollback' as const, target: '000001-a' }
    const day = momentText('2026-02-01T12:00:00Z')
    expect(pendingOrder({ ...ordered, order })).toBe(`Se pidió volver a la del ${day}.`)
    expect(describeRelease('000009-z', REPORT)).toBe('«000009-z»')
  })
})

describe('a release', () => {
  const release = RELEASES[0]!

  test('has its second where another one is of the same minute', () => {
    const same = { ...release, name: 'x', time: '2026-02-01T12:00:41Z' }
    expect(releaseTime(release, RELEASES)).toBe(momentText(release.time))
    const withSeconds = momentText(release.time, { withSeconds: true })
    expect(releaseTime(release, [...RELEASES, same])).toBe(withSeconds)
    expect(describeRelease(release.name, { ...REPORT, releases: [release, same] })).toBe(
      `la del ${withSeconds}`,
    )
  })

  test('is described by what it changed', () => {
    const none = { count: 0, names: [] }
    const added = { count: 4, names: ['La Espiga', 'Sol', 'Luna'] }
    const removed = { count: 1, names: ['Bar'] }
    expect(describeChanges({ ...release, changes: { added, changed: none, removed } })).toEqual([
      'Se agregó: La Espiga, Sol, Luna y 1 más.',
      'Se quitó: Bar.',
    ])
    expect(describeChanges(release)).toEqual([])
    const changes = { added: none, changed: none, removed: none }
    expect(describeChanges({ ...release, changes })[0]).toContain('presentación')
  })

  test('names who made it, where that is known', () => {
    expect(describeAuthors(['Ana Ruiz', 'Leo', 'Luz'])).toBe('Por Ana Ruiz, Leo y Luz.')
    expect([describeAuthors(['Ana']), describeAuthors()]).toEqual(['Por Ana.', ''])
  })

  test('that is pinned is known by who went back to it', () => {
    const order = { id: 1, action: 'rollback' as const, target: '000001-a' }
    const pinned = { ...withReport({ pinned: '000001-a' }), order, orderedBy: 'María' }
    expect(whoPinned(pinned)).toBe('María')
    expect(whoPinned({ ...pinned, orderedBy: '' })).toBe('alguien')
    expect(whoPinned({ ...pinned, order: { ...order, target: '000002-b' } })).toBe('alguien')
    const ordered = { ...pinned, orderedAt: '2026-03-01T12:06:00Z' }
    expect(pendingOrder(ordered)).toMatch(/^María pidió volver a la del /)
  })
})

test('what would vanish is named, as far as the report does', () => {
  const loss = { what: 'comercios', gone: 40, of: 78 }
  expect(describeNames({ ...loss, names: ['La Espiga', 'Kiosco Sol'] })).toBe(
    'La Espiga, Kiosco Sol y 38 más',
  )
  expect(describeNames({ ...loss, gone: 2, names: ['La Espiga', 'Sol'] })).toBe('La Espiga, Sol')
  expect(describeNames(loss)).toBe('')
})

test('releases come newest first, and counts are words', () => {
  expect(sortReleases(RELEASES).map(({ name }) => name)).toEqual(['000002-b', '000001-a'])
  expect(describeVanishing(CONFIRMATION.vanishing[0]!)).toBe('40 de 78 comercios')
  expect([countStores(0), countStores(1), countStores(1234)]).toEqual([
    '0 comercios',
    '1 comercio',
    '1.234 comercios',
  ])
})

test('what vanishes comes back by the way it went', () => {
  expect(WAY_BACK).toContain('se eliminó se recupera en la Papelera')
  expect(WAY_BACK).toContain('dejó de estar publicado, publicalo de nuevo')
})
