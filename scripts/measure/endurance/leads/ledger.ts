/** What was sent and what was answered to it; each lead by its texts, as `textOf` joins them. */
export interface Ledger {
  sent: Set<string>
  /** Of those: with a 201. */
  acknowledged: Set<string>
}

export interface Differences {
  /** Acknowledged, and not stored as it was sent. */
  lost: string[]
  /** Stored more than once. */
  doubled: string[]
  /** Stored, and sent by nobody. */
  foreign: string[]
}

/** Holds what is stored against what was sent. An unacknowledged lead may be stored once, or not. */
export function compare({ sent, acknowledged }: Ledger, stored: readonly string[]): Differences {
  const counts = new Map<string, number>()
  for (const text of stored) counts.set(text, (counts.get(text) ?? 0) + 1)
  return {
    lost: [...acknowledged].filter((text) => !counts.has(text)),
    doubled: [...counts].flatMap(([text, count]) => (count > 1 ? [text] : [])),
    foreign: [...counts.keys()].filter((text) => !sent.has(text)),
  }
}

const told = (title: string, texts: readonly string[]): string[] =>
  texts.map((text) => `${title}: ${text}`)

/** As the table tells of them. */
export const differenceFaults = ({ lost, doubled, foreign }: Differences): string[] => [
  ...told('confirmada y no está', lost),
  ...told('está dos veces', doubled),
  ...told('nadie la mandó así', foreign),
]
