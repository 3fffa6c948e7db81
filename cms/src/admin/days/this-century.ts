const CENTURY = 2000

/** A day of which the year was typed with two digits, '0026-12-31', in this century; others as they are. */
export function inThisCentury(day: string): string {
  const [year = '', ...rest] = day.split('-')
  return Number(year) < 100 ? [CENTURY + Number(year), ...rest].join('-') : day
}
