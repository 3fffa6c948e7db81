const SEPARATOR = /[/;,|]/

/** '+54 9 3777 55-5123' → '5493777555123'. */
export function digits(text: string): string {
  return text.replace(/\D/g, '')
}

/** The visitor's WhatsApp link, null without a number (spec section 7). */
export function waLink(number: string): string | null {
  const dialled = digits(number)
  return dialled === '' ? null : `https://wa.me/${dialled}`
}

/** The call link of a phone text; of several numbers ('55-5123 / 55-5124') the first. */
export function telLink(phone: string): string | null {
  const first = phone.split(SEPARATOR).find((part) => digits(part) !== '') ?? ''
  const dialled = digits(first)
  if (dialled === '') return null
  return first.trim().startsWith('+') ? `tel:+${dialled}` : `tel:${dialled}`
}

export interface Call {
  /** The number as it is written. */
  text: string
  href: string
}

/** Every number of a phone text with its call link: '107 / 42-1234' → two calls. */
export function calls(phone: string): Call[] {
  return phone.split(SEPARATOR).flatMap((part) => {
    const href = telLink(part)
    return href === null ? [] : [{ text: part.trim(), href }]
  })
}
