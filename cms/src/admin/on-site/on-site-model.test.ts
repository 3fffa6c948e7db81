import { describe, expect, test } from 'vitest'
import type { DocumentBrief } from '../../api/publication/services/brief'
import { savedState, sightingOf, standstillOf } from './on-site-model'

const LAST = { version: 7, state: 'fine', problems: 0, reportedAt: '2026-03-01T12:00:00Z' } as const
const BRIEF: DocumentBrief = {
  siteUrl: 'https://goya.example',
  version: 7,
  now: '2026-03-01T12:00:30Z',
  last: LAST,
  appearance: { path: '/store/la-espiga', caveat: null },
  problems: [],
}
const PROBLEM = { field: 'Logo', message: 'está dañado. Subilo de nuevo.' }
const HREF = 'https://goya.example/store/la-espiga'

const see = (change: Partial<DocumentBrief> = {}, saved: 'published' | 'modified' = 'published') =>
  sightingOf('store', saved, { ...BRIEF, ...change })

describe('a document that visitors see', () => {
  test('leads to its page', () => {
    expect(see()).toMatchObject({ tone: 'success', title: 'Se ve en el sitio', href: HREF })
  })

  test('without a page of its own says where', () => {
    const appearance = { path: null, caveat: null }
    const seen = sightingOf('payment-method', 'published', { ...BRIEF, appearance })
    expect(seen?.text).toContain('cada comercio que lo acepta')
    expect(seen).not.toHaveProperty('href')
  })

  test('is on its way until the version that is live is the one of the CMS', () => {
    expect(see({ version: 8 })).toMatchObject({ title: 'Sale en unos segundos', isOnItsWay: true })
    const unknown = { ...LAST, version: null }
    expect(see({ last: unknown })?.isOnItsWay).toBe(true)
    expect(see({ version: 6 })?.tone).toBe('success')
  })
})

describe('a document that was mended and published again', () => {
  test('is on its way until that publication was reported, whatever was wrong before', () => {
    const onItsWay = { title: 'Sale en unos segundos', isOnItsWay: true }
    expect(see({ version: 8, problems: [PROBLEM] })).toMatchObject(onItsWay)
    const reported = { ...LAST, version: 8 }
    expect(see({ version: 8, last: reported, problems: [PROBLEM] })?.tone).toBe('danger')
    expect(see({ version: 8, last: reported })?.tone).toBe('success')
  })

  test('is to be corrected as long as what mends it is not published', () => {
    expect(see({ version: 8, problems: [PROBLEM] }, 'modified')?.tone).toBe('danger')
  })
})

describe('a document that visitors do not see', () => {
  test('was never published: nothing needs to be asked', () => {
    expect(sightingOf('store', 'new', null)?.text).toContain('«Publicar»')
    expect(sightingOf('store', 'draft', null)?.text).toContain('borrador')
    expect(sightingOf('store', 'draft', BRIEF)?.title).toBe('No está en el sitio')
  })

  test('is not guessed at before the site was asked', () => {
    expect(sightingOf('store', 'published', null)).toBeNull()
  })

  test('has changed since: they see the version before', () => {
    const changed = see({ version: 8 }, 'modified')
    expect(changed).toMatchObject({ tone: 'warning', href: HREF })
    expect(changed?.title).toBe('Los visitantes ven la versión anterior')
  })

  test('was refused: field and remedy are told, and no page that is not there', () => {
    const refused = see({ problems: [PROBLEM, { field: '', message: 'Elegí otro.' }] })
    expect(refused?.tone).toBe('danger')
    expect(refused?.problems).toEqual(['Logo: está dañado. Subilo de nuevo.', 'Elegí otro.'])
    expect(refused).not.toHaveProperty('href')
  })

  test.each([
    ['inactive', 'Se ve solo una parte'],
    ['unused', 'Todavía no se ve'],
    ['ofInactive', 'No se ve'],
    ['notYet', 'Todavía no se ve'],
    ['over', 'Ya no se ve'],
  ] as const)('%s says so', (caveat, title) => {
    expect(see({ appearance: { path: null, caveat } })?.title).toBe(title)
  })
})

describe('while the site stands still', () => {
  const at = (state: 'pinned' | 'waits' | 'failed') => ({ last: { ...LAST, state } })

  test.each([
    ['pinned', 'El sitio muestra una publicación anterior'],
    ['waits', 'El sitio está detenido'],
    ['failed', 'El sitio está detenido'],
  ] as const)('%s: no document is said to be seen', (state, title) => {
    const sighting = see(at(state))
    expect(sighting).toMatchObject({ title, hasDetails: true })
    expect(sighting?.tone).not.toBe('success')
    expect(see(at(state), 'modified')?.title).toBe(title)
    expect(standstillOf({ ...BRIEF, ...at(state) })?.title).toBe(title)
  })

  test('a publisher that fell silent is told of', () => {
    expect(see({ now: '2026-03-01T12:15:01Z' })?.title).toBe('El sitio no da señales')
    expect(see({ now: '2026-03-01T12:15:00Z' })?.tone).toBe('success')
  })

  test('nobody is told of anything before the first report, or while all is well', () => {
    expect(see({ last: null })?.title).toBe('Todavía no hay noticias del sitio')
    expect(standstillOf({ ...BRIEF, last: null })).toBeNull()
    expect(standstillOf(BRIEF)).toBeNull()
  })
})

test.each([
  [undefined, undefined, 'new'],
  [{}, undefined, 'new'],
  [{ documentId: 'a', status: 'draft' }, { availableStatus: [] }, 'draft'],
  [
    { documentId: 'a', status: 'draft' },
    { availableStatus: [{ publishedAt: '2026' }] },
    'published',
  ],
  [{ documentId: 'a', status: 'published' }, undefined, 'published'],
  [{ documentId: 'a', status: 'modified' }, undefined, 'modified'],
] as const)('%j with %j is %s', (document, meta, saved) => {
  expect(savedState(document, meta as never)).toBe(saved)
})
