import { stringify, type Options } from 'csv-stringify'
import { pipeline, Readable, type Transform } from 'node:stream'
import { dayInGoya, timeInGoya } from '../rules/goya-time'
import { LEAD_FIELDS, type LeadField } from '../rules/lead-form'
import { leadStateWord } from '../rules/lead-states'
import { CSV_DIALECT } from '../rules/sheet/csv-dialect'
import { fieldLabel } from '../rules/types'

/** A lead as it is read from the database; what its reader may not see is missing. */
export interface StoredLead extends Partial<Record<LeadField | 'state' | 'note', string | null>> {
  createdAt?: string | Date | null
  updatedAt?: string | Date | null
}

const FIELDS: readonly (keyof StoredLead)[] = [
  'createdAt',
  ...LEAD_FIELDS,
  'state',
  'note',
  'updatedAt',
]

/** Every field that staff see of a lead, under the name that it has in the panel. */
export const LEAD_COLUMNS = FIELDS.map((key) => ({ key, header: fieldLabel('lead', key) ?? key }))

const OPTIONS: Options = { ...CSV_DIALECT, columns: LEAD_COLUMNS, header: true }

/** In the one order of day, month and year that every spreadsheet reads alike. */
const timeCell = (time: string | Date | null | undefined) =>
  time ? timeInGoya(new Date(time)) : ''

/** 'interesados-2026-03-01.csv', by the day in Goya. */
export const leadFileName = (now: Date) => `interesados-${dayInGoya(now)}.csv`

async function* toCells(leads: AsyncIterable<StoredLead>) {
  for await (const lead of leads) {
    const { createdAt, updatedAt, state } = lead
    yield {
      ...lead,
      state: leadStateWord(state),
      createdAt: timeCell(createdAt),
      updatedAt: timeCell(updatedAt),
    }
  }
}

/**
 * Leads as CSV in UTF-8, with a heading, no more of it in memory than the reader is behind. `onEnd`
 * gets the error when it broke off, be it at the leads or at the reader.
 */
export function streamLeadCsv(
  leads: AsyncIterable<StoredLead>,
  onEnd: (error: Error | null | undefined) => void,
): Transform {
  return pipeline(Readable.from(toCells(leads)), stringify(OPTIONS), onEnd)
}
