/**
 * Telephones of the form 3777 55-5xxx, which nobody has, as different people write them.
 * `line` is the last three digits.
 */
function digits(line: number): string {
  if (!Number.isInteger(line) || line < 0 || line > 999) {
    throw new RangeError(`A sample line has three digits, not ${line}`)
  }
  return String(line).padStart(3, '0')
}

/** 123 → '3777 55-5123' */
export const plain = (line: number) => `3777 55-5${digits(line)}`

/** 123 → '3777 555123' */
export const joined = (line: number) => `3777 555${digits(line)}`

/** 123 → '03777-555123' */
export const dashed = (line: number) => `03777-555${digits(line)}`

/** 123 → '(03777) 15-555123', a mobile as dialled from another city. */
export const mobile = (line: number) => `(03777) 15-555${digits(line)}`

/** 123 → '+54 9 3777 55-5123' */
export const international = (line: number) => `+54 9 3777 55-5${digits(line)}`
