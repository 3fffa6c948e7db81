import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { bodyOf, byGuideName, chaptersOf } from './guide-model'

const DOCS = path.resolve(import.meta.dirname, '..', '..', '..', '..', 'docs')
const MOST_BYTES = 60_000

const GUIDE = readFileSync(path.join(DOCS, 'guia-del-panel.md'), 'utf8')
/** Each picture of the guide: what it says of it, and which it is. */
const PICTURES = [...GUIDE.matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)].map(
  ([, text = '', file = '']) => ({
    text,
    file,
  }),
)

test('every picture of the guide is there, is told in words, and is light', () => {
  expect(PICTURES.length).toBeGreaterThan(5)
  for (const { text, file } of PICTURES) {
    expect(existsSync(path.join(DOCS, file)), file).toBe(true)
    expect(text, file).toMatch(/\S{3}/)
    expect(statSync(path.join(DOCS, file)).size, file).toBeLessThanOrEqual(MOST_BYTES)
  }
})

test('every picture that was taken is in the guide', () => {
  const taken = readdirSync(path.join(DOCS, 'guia')).map((name) => `guia/${name}`)
  expect(taken.sort()).toEqual([...new Set(PICTURES.map(({ file }) => file))].sort())
})

test('where the guide sends to the site’s settings, it says who may change them', () => {
  const sent = GUIDE.split(/\n(?=\s*(?:- |\n))/).filter((text) =>
    text.includes('Configuración del sitio →'),
  )
  for (const text of sent) expect(text).toContain('Administración')
  expect(sent).not.toEqual([])
})

test('the guide leads nowhere outside of the panel', () => {
  expect(GUIDE.replace(/`[^`]*`/g, '')).not.toMatch(/https?:\/\//)
})

test('chapters are told apart by ids without accents, and the page has its own title', () => {
  expect(
    chaptersOf('# Guía\n\nUno\n\n## Turnos y feriados\n\n### No\n\n## ¿Quién puede qué?\n'),
  ).toEqual([
    { id: 'turnos-y-feriados', title: 'Turnos y feriados' },
    { id: 'quien-puede-que', title: '¿Quién puede qué?' },
  ])
  expect(bodyOf('# Guía\n\nUno')).toBe('Uno')
  const ids = chaptersOf(GUIDE).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('pictures are found by the names that the guide calls them', () => {
  const found = byGuideName({ '../../../../docs/guia/inicio.webp': '/admin/inicio-1a.webp' })
  expect(found.get('guia/inicio.webp')).toBe('/admin/inicio-1a.webp')
})
