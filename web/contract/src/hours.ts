export type { DayHoursRecord, HoursRecord } from '../../../cms/src/rules/hours.ts'
export { WEEKDAYS, type Weekday } from '../../../cms/src/rules/weekdays.ts'
