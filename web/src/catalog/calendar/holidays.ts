import { asRecord, asList, asText } from '../parse-fields.ts'

/** Day, 'AAAA-MM-DD' → name of the holiday. */
export type Holidays = ReadonlyMap<string, string>

/** `/feriados.json`, or the site's own list; entries without day or name are left out. */
export function parseHolidays(list: unknown): Holidays {
  const holidays = new Map<string, string>()
  for (const entry of asList(list)) {
    const record = asRecord(entry)
    const [day, name] = [asText(record['fecha']), asText(record['nombre'])]
    if (day !== '' && name !== '' && !holidays.has(day)) holidays.set(day, name)
  }
  return holidays
}
