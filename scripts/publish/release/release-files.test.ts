import { expect, test } from 'vitest'
import { buildCatalogue } from '../testing/records.ts'
import { contentId, sha256, toContents, toPublication, type ReleaseFiles } from './release-files.ts'

const filesOf = (files: Record<string, string>): ReleaseFiles =>
  new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]))

test('every public file of the contract is there, as JSON, with the number of its records', () => {
  const contents = toContents(buildCatalogue())
  const records = Object.entries(contents).map(([file, content]) => [file, content.records])
  expect(Object.fromEntries(records)).toEqual({
    'busqueda.json': 3,
    'busquedas.json': 3,
    'profesionales.json': 2,
    'ofertas.json': 3,
    'contactos-utiles.json': 2,
    'sitio.json': 1,
  })
  const count = (file: keyof typeof contents) =>
    (JSON.parse(contents[file].bytes.toString()) as unknown[]).length
  expect(count('busquedas.json')).toBe(3)
  expect(count('profesionales.json')).toBe(2)
  expect(Object.keys(JSON.parse(contents['ofertas.json'].bytes.toString()) as object)).toEqual([
    'ofertas',
    'recomendados',
  ])
})

test('publicacion.json tells release, moment, schema and, for each file, what it is', () => {
  const contents = toContents(buildCatalogue())
  const time = new Date('2026-03-15T12:00:00Z')
  const publication = toPublication(contents, '000001-0123456789abcdef', time)
  expect(publication).toMatchObject({
    release: '000001-0123456789abcdef',
    time: '2026-03-15T12:00:00.000Z',
    schemaVersion: 1,
  })
  expect(Object.keys(publication.files)).toEqual(Object.keys(contents))
  expect(publication.files['sitio.json']).toEqual({
    records: 1,
    bytes: contents['sitio.json'].bytes.length,
    sha256: sha256(contents['sitio.json'].bytes),
  })
})

test('the hash is that of the standard', () => {
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('the name of a content does not depend on the order of its files', () => {
  const one = contentId(filesOf({ a: '1', b: '2' }), ['x', 'y'])
  expect(one).toMatch(/^[0-9a-f]{16}$/)
  expect(contentId(filesOf({ b: '2', a: '1' }), ['y', 'x'])).toBe(one)
})

test('the name of a content changes with a byte, a name, a file more and a link more', () => {
  const names = [
    contentId(filesOf({ a: '1' }), []),
    contentId(filesOf({ a: '2' }), []),
    contentId(filesOf({ b: '1' }), []),
    contentId(filesOf({ a: '1', b: '' }), []),
    contentId(filesOf({ a: '1' }), ['x']),
    contentId(filesOf({}), ['a']),
  ]
  expect(new Set(names).size).toBe(names.length)
})
