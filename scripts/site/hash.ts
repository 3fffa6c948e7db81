import { hash } from 'node:crypto'

export const sha256 = (bytes: Buffer | string): string => hash('sha256', bytes)

/** What a security policy admits an inline script or style by. */
export const hashSource = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`

/** Name of what is made from an input: 32 hexadecimal digits that change with the input. */
export const inputKey = (...inputs: readonly unknown[]): string =>
  // Not a slice of the whole hash: every kept key would keep that too.
  hash('sha256', JSON.stringify(inputs), 'buffer').toString('hex', 0, 16)
