/** A repeatable source of choices: the same seed gives the same sequence on every machine. */
export interface Random {
  /** In [0, 1). */
  next: () => number
  /** Decimal number in [from, to). */
  between: (from: number, to: number) => number
  /** Whole number, both ends included. */
  int: (from: number, to: number) => number
  chance: (probability: number) => boolean
  pick: <T>(list: readonly T[]) => T
  /** A new list in another order. */
  shuffle: <T>(list: readonly T[]) => T[]
}

/** FNV-1a, 32 bits: spreads seeds that differ by one letter. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

/** Mulberry32: 32 bits of state, good enough for pictures. */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Source of choices for a seed text, such as a store's key. Picking from an empty list throws. */
export function createRandom(seed: string): Random {
  const next = mulberry32(hashText(seed))
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    int,
    between: (from, to) => from + next() * (to - from),
    chance: (probability) => next() < probability,
    pick<T>(list: readonly T[]): T {
      const choice = list[int(0, list.length - 1)]
      if (choice === undefined) throw new RangeError(`Nothing to pick from (seed ${seed})`)
      return choice
    },
    shuffle<T>(list: readonly T[]): T[] {
      const order = list.map((item) => ({ item, rank: next() }))
      return order.sort((a, b) => a.rank - b.rank).map(({ item }) => item)
    },
  }
}
