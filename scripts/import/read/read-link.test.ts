import { describe, expect, it } from 'vitest'
import { readEmail, readLink, readSocial } from './read-link.ts'
import { readerOf, reported } from '../testing/source.ts'

describe('readLink', () => {
  it('notes an address that may not be published', () => {
    const reader = readerOf({ website: 'javascript:alert(1)' })
    expect(readLink(reader, 'website')).toBeNull()
    expect(reported(reader)).toEqual(['unsafe-link website'])
    expect(reader.internalNote()).toContain('javascript:alert(1)')
  })

  it('says what it made of an address without https', () => {
    const reader = readerOf({ website: 'www.nata.example' })
    expect(readLink(reader, 'website')).toBe('https://www.nata.example/')
    expect(reader.allQuirks()[0]?.done).toBe('Se guardó como https://www.nata.example/.')
  })

  it('takes the signs that stand for no address as none', () => {
    const reader = readerOf({ website: '#', menu: '-' })
    expect([readLink(reader, 'website'), readLink(reader, 'menu')]).toEqual([null, null])
    expect(reported(reader)).toEqual([])
  })
})

describe('readSocial', () => {
  it('gives every network, and reports what it does not know', () => {
    const reader = readerOf({
      redes: { instagram: 'https://instagram.com/n', fotolog: 'n', x: '' },
    })
    expect(readSocial(reader, 'redes', ['instagram', 'x'])).toEqual({
      instagram: 'https://instagram.com/n',
      x: null,
    })
    reader.finish()
    expect(reported(reader)).toEqual(['unknown-field redes.fotolog'])
  })

  it('reports an account of another network', () => {
    const reader = readerOf({ redes: { instagram: 'https://facebook.com/n' } })
    expect(readSocial(reader, 'redes', ['instagram'])).toEqual({ instagram: null })
    expect(reported(reader)).toEqual(['unsafe-link redes.instagram'])
  })
})

describe('readEmail', () => {
  it('reads an address and notes what is none', () => {
    const reader = readerOf({ a: 'mailto:ana@nata.example', b: 'ana arroba nata' })
    expect(readEmail(reader, 'a')).toBe('ana@nata.example')
    expect(readEmail(reader, 'b')).toBeNull()
    expect(reported(reader)).toEqual(['wrong-type b'])
  })
})
