import { describe, expect, it } from 'vitest'
import { readPhone, readWhatsapp } from './read-phone.ts'
import { readerOf, reported } from '../testing/source.ts'

describe('readWhatsapp', () => {
  it('gives the digits of a number and reports nothing', () => {
    const reader = readerOf({ whatsapp: '03777 15-555123' })
    expect(readWhatsapp(reader, 'whatsapp')).toBe('5493777555123')
    expect(reported(reader)).toEqual([])
  })

  it('reads a JSON number', () => {
    expect(readWhatsapp(readerOf({ whatsapp: 5493777555123 }), 'whatsapp')).toBe('5493777555123')
  })

  it('reads the number of a chat link', () => {
    const reader = readerOf({ whatsapp: 'https://wa.me/5493777555123?text=Hola' })
    expect(readWhatsapp(reader, 'whatsapp')).toBe('5493777555123')
  })

  it('adds the area code and asks staff to confirm it', () => {
    const reader = readerOf({ whatsapp: '55-5123' })
    expect(readWhatsapp(reader, 'whatsapp')).toBe('5493777555123')
    expect(reader.allQuirks()).toMatchObject([{ kind: 'phone-without-area', found: '55-5123' }])
    expect(reader.internalNote()).toBe('Importado: campo «whatsapp» decía «55-5123»')
  })

  it('keeps the first of several numbers and notes them all', () => {
    const reader = readerOf({ whatsapp: '3777 55-5123 / 3777 55-5124' })
    expect(readWhatsapp(reader, 'whatsapp')).toBe('5493777555123')
    expect(reader.internalNote()).toContain('3777 55-5124')
  })

  it('keeps the plus of a foreign number, without which it could be a local one', () => {
    expect(readWhatsapp(readerOf({ whatsapp: '+595 981 123456' }), 'whatsapp')).toBe(
      '+595981123456',
    )
  })

  it.each(['107', 'consultar', '4321234'])('notes %s, which has no WhatsApp', (whatsapp) => {
    const reader = readerOf({ whatsapp })
    expect(readWhatsapp(reader, 'whatsapp')).toBeNull()
    expect(reported(reader)).toEqual(['unreadable-phone whatsapp'])
    expect(reader.internalNote()).toContain(whatsapp)
  })

  it.each([undefined, '', ' - ', null])('is null for %s', (whatsapp) => {
    const reader = readerOf({ whatsapp })
    expect(readWhatsapp(reader, 'whatsapp')).toBeNull()
    expect(reported(reader)).toEqual([])
  })
})

describe('readPhone', () => {
  it('leaves a telephone as people read it', () => {
    const reader = readerOf({ telefono: ' (3777) 55-5123 ' })
    expect(readPhone(reader, 'telefono')).toBe('(3777) 55-5123')
    expect(reported(reader)).toEqual([])
  })

  it('reports one without area code and one that is none, and keeps both', () => {
    const reader = readerOf({ a: '55-5123', b: '55 preguntar por Ana' })
    expect(readPhone(reader, 'a')).toBe('55-5123')
    expect(readPhone(reader, 'b')).toBe('55 preguntar por Ana')
    expect(reported(reader)).toEqual(['phone-without-area a', 'unreadable-phone b'])
  })

  it('reads several telephones in one field', () => {
    const reader = readerOf({ telefono: '3777 55-5123 / 0800-999-0091' })
    expect(readPhone(reader, 'telefono')).toBe('3777 55-5123 / 0800-999-0091')
    expect(reported(reader)).toEqual([])
  })
})
