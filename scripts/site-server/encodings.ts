import { ENCODINGS } from './answer-table.ts'

export type Encoding = (typeof ENCODINGS)[number]

/** 'gzip;q=0.5' → ['gzip', 0.5] */
function weightOf(item: string): [string, number] {
  const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  return [name, weight === undefined ? 1 : Number(weight) || 0]
}

/** The encodings that a request accepts by its Accept-Encoding, the smaller one first. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const weights = new Map((header ?? '').split(',').map(weightOf))
  return ENCODINGS.filter(({ name }) => (weights.get(name) ?? weights.get('*') ?? 0) > 0)
}
