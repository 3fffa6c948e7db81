import { describe, expect, it } from 'vitest'
import { readHours } from './read-hours.ts'
import { readerOf, reported } from '../testing/source.ts'

const ranges = (opens: string, closes: string) => ({ mode: 'ranges', ranges: [{ opens, closes }] })

describe('readHours', () => {
  it('reads the days by their Spanish names, with or without accent, Monday first', () => {
    const reader = readerOf({
      hours: { domingo: 'cerrado', Sabado: ['09:00 - 13:00'], miércoles: ['08:00 - 12:00'] },
    })
    const hours = readHours(reader, 'hours')
    expect(hours).toEqual({
      wednesday: ranges('08:00', '12:00'),
      saturday: ranges('09:00', '13:00'),
      sunday: { mode: 'closed' },
    })
    expect(Object.keys(hours)).toEqual(['wednesday', 'saturday', 'sunday'])
    expect(reported(reader)).toEqual([])
  })

  it('reports the separator and keeps both ranges', () => {
    const reader = readerOf({ hours: { lunes: ['08:00 - 12:00 | 16:00 - 20:00'] } })
    expect(readHours(reader, 'hours').monday).toMatchObject({ ranges: [{}, {}] })
    expect(reported(reader)).toEqual(['pipe-separator hours.lunes'])
  })

  it('reports ranges that overlap and makes them one', () => {
    const reader = readerOf({ hours: { lunes: ['08:00 - 12:00', '11:00 - 13:00'] } })
    expect(readHours(reader, 'hours')).toEqual({ monday: ranges('08:00', '13:00') })
    expect(reported(reader)).toEqual(['overlapping-hours hours.lunes'])
    expect(reader.internalNote()).toBeNull()
  })

  it('notes what it could not read beside a range', () => {
    const reader = readerOf({ hours: { lunes: ['08:00 - 12:00', '16:00 - 29:00'] } })
    expect(readHours(reader, 'hours')).toEqual({ monday: ranges('08:00', '12:00') })
    expect(reported(reader)).toEqual(['invalid-time hours.lunes'])
    expect(reader.internalNote()).toBe('Importado: campo «hours.lunes» decía «16:00 - 29:00»')
  })

  it('keeps a wholly unreadable day as text, which needs no note', () => {
    const reader = readerOf({ hours: { lunes: 'Contactar y coordinar' } })
    expect(readHours(reader, 'hours')).toEqual({
      monday: { mode: 'text', text: 'Contactar y coordinar' },
    })
    expect(reported(reader)).toEqual(['free-text-hours hours.lunes'])
    expect(reader.internalNote()).toBeNull()
  })

  it('reports empty days, empty slots, other types and names that are no day', () => {
    const reader = readerOf({
      hours: { lunes: [], martes: [null, '08:00 - 12:00'], jueves: { de: 8 }, feriados: 'cerrado' },
    })
    expect(readHours(reader, 'hours')).toEqual({ tuesday: ranges('08:00', '12:00') })
    reader.finish()
    expect(reported(reader)).toEqual([
      'empty-field hours.lunes',
      'empty-slot hours.martes',
      'wrong-type hours.jueves',
      'unknown-field hours.feriados',
    ])
    expect(reader.internalNote()).toContain('«hours.jueves» decía «{"de":8}»')
  })

  it('lets one text stand for the whole week', () => {
    const hours = readHours(readerOf({ hours: 'Contactar y coordinar' }), 'hours')
    expect(Object.keys(hours)).toHaveLength(7)
  })

  it('knows nothing of a record without hours', () => {
    expect(readHours(readerOf({}), 'hours')).toEqual({})
    expect(readHours(readerOf({ hours: {} }), 'hours')).toEqual({})
  })
})
