import { z } from 'zod'
import { dayValue, filled, isoDate, location, slug, text, whatsapp } from './fields.ts'

/** A pharmacy as the calendar shows it: what is known of it from the stores or the useful contacts. */
export const dutyPharmacySchema = z.strictObject({
  nombre: filled,
  direccion: text,
  telefono: text,
  whatsapp,
  location,
  /** The store's page; '' when it is no store of the guide. */
  slug: z.union([z.literal(''), slug]),
})
export type DutyPharmacyRecord = z.infer<typeof dutyPharmacySchema>

/** An entry of `/turnos.json`: who is on duty from 8:00 of that day to 8:00 of the next. */
export const dutySchema = z.strictObject({
  fecha: isoDate,
  farmacias: z.array(dutyPharmacySchema).min(1),
})
export type DutyRecord = z.infer<typeof dutySchema>

/** An entry of `/feriados.json`, by date. */
export const holidaySchema = z.strictObject({ fecha: isoDate, nombre: filled })
export type HolidayRecord = z.infer<typeof holidaySchema>

/** A store's hours on certain dates, instead of the weekday's: 'AAAA-MM-DD', 'MM-DD' of every year. */
export const specialHoursSchema = z.record(z.string().regex(/^(\d{4}-)?\d{2}-\d{2}$/), dayValue)
export type SpecialHoursRecord = z.infer<typeof specialHoursSchema>
