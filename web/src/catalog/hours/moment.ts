import { dayHere } from '../calendar/days.ts'
import type { Holidays } from '../calendar/holidays.ts'
import type { Moment } from './opening-hours.ts'

/** A moment on the visitor's own clock (spec section 4), with the holidays of the site. */
export function momentOf(date: Date, holidays: Holidays): Moment {
  return {
    day: dayHere(date),
    weekday: date.getDay(),
    minutes: date.getHours() * 60 + date.getMinutes(),
    holidays,
  }
}
