import { describe, expect, it } from 'vitest'
import { ToldError } from '../../run/setup/told-error.mjs'
import { readJson, singleRecord, sourceRecords } from './source-record.ts'
import { json } from '../testing/source.ts'

const keysOf = (value: unknown) => sourceRecords('x.json', json(value)).records.map((r) => r.key)

describe('readJson', () => {
  it('names the file, the line and the column where the text stops being JSON', () => {
    expect(() => readJson('busquedas.json', '{\n  "1": {"name": }\n}')).toThrow(
      new ToldError('busquedas.json no es JSON válido: hay un error en la línea 2, columna 17.'),
    )
  })

  it('says so of a file that is cut off', () => {
    expect(() => readJson('busquedas.json', '{"1": {"name": "La')).toThrow(/línea 1, columna 16/)
  })
})

describe('sourceRecords', () => {
  it('names the records of a keyed object by key and name', () => {
    const { records } = sourceRecords('busquedas.json', json({ 64: { name: 'La Ñata' } }))
    expect(records).toMatchObject([
      { key: '64', position: 1, label: 'busquedas.json #64 «La Ñata»', file: 'busquedas.json' },
    ])
  })

  it('names the records of a list by id, or else by position', () => {
    expect(keysOf([{ id: 5 }, { name: 'sin número' }, { id: '2' }])).toEqual([
      '5',
      'posicion-2',
      '2',
    ])
  })

  it('keeps apart two records of a list that share an id', () => {
    expect(keysOf([{ id: 63 }, { id: 63 }, { id: 63 }])).toEqual(['63', '63~2', '63~3'])
  })

  it('shows the position of a record without id', () => {
    const { records } = sourceRecords('profesionales.json', json([{ name: 'Ana' }]))
    expect(records[0]?.label).toBe('profesionales.json #1 «Ana»')
  })

  it('reports and leaves out an empty slot and what is no record', () => {
    const { records, quirks } = sourceRecords('x.json', json([null, 'texto', { id: 1 }]))
    expect(records.map(({ key }) => key)).toEqual(['1'])
    expect(quirks.map(({ kind, record }) => [kind, record])).toEqual([
      ['empty-slot', 'x.json #posicion-1'],
      ['wrong-type', 'x.json #posicion-2'],
    ])
  })

  it('refuses a file that holds neither a list nor an object', () => {
    expect(() => sourceRecords('x.json', 'texto')).toThrow(ToldError)
    expect(() => singleRecord('sitio.json', [])).toThrow(ToldError)
  })
})
