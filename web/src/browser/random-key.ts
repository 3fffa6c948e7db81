const BYTES = 16

/** 32 hexadecimal digits that nobody else has. Works without a secure context as well. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
