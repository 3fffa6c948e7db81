import { describe, expect, it } from 'vitest'
import { json, readerOf, reported } from '../testing/source.ts'

describe('RecordReader', () => {
  it('notes and reports the fields that nobody asked for', () => {
    const reader = readerOf({ name: 'A', extra: { a: [1] }, otro: 'dato' })
    reader.take('name')
    reader.finish()
    expect(reported(reader)).toEqual(['unknown-field extra', 'unknown-field otro'])
    expect(reader.internalNote()).toBe(
      'Importado: campo «extra» decía «{"a":[1]}»\nImportado: campo «otro» decía «dato»',
    )
  })

  it('says nothing of unknown fields that are empty', () => {
    const reader = readerOf({ a: '', b: null, c: [], d: '  ' })
    reader.finish()
    expect(reported(reader)).toEqual([])
    expect(reader.internalNote()).toBeNull()
  })

  it('names a field inside an object by its path', () => {
    const reader = readerOf({ redes: { facebook: 'x', fotolog: 'y' } })
    const social = reader.object('redes')
    social.misfit('unsafe-link', 'facebook', social.take('facebook'), 'No.')
    reader.finish()
    expect(reported(reader)).toEqual(['unsafe-link redes.facebook', 'unknown-field redes.fotolog'])
    expect(reader.internalNote()).toContain('campo «redes.fotolog» decía «y»')
  })

  it('reports a field that should hold an object and does not', () => {
    const reader = readerOf({ redes: 'instagram' })
    expect(reader.object('redes').fields()).toEqual([])
    expect(reported(reader)).toEqual(['wrong-type redes'])
    expect(reader.internalNote()).toContain('«instagram»')
  })

  it('keeps a very long value short in the note and in the report', () => {
    const reader = readerOf({})
    reader.misfit('wrong-type', 'image', json(`data:${'a'.repeat(1_000_000)}`), 'No.')
    expect(reader.internalNote()?.length).toBeLessThan(20_200)
    expect(reader.allQuirks()[0]?.found).toMatch(/^data:a{115}… \(1000005 caracteres\)$/u)
  })
})
