import { randomBytes, randomInt } from 'node:crypto'

const digit = () => String(randomInt(10))

/**
 * A password for the first administrator: 120 random bits, easy to copy, with the lower case,
 * upper case and digit that the CMS asks for.
 */
export function randomPassword(): string {
  const words = randomBytes(15).toString('hex').match(/.{6}/g) ?? []
  return `G${digit()}${words.join('-')}`
}
