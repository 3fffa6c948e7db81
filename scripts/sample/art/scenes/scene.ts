import type { Random } from '../../random.ts'
import type { Person } from '../people/person.ts'
import type { MoodName } from '../pieces/mood.ts'
import type { SymbolName } from '../symbols/index.ts'

/** What a scene is told: its size, its trade and its choices. */
export interface SceneBrief {
  w: number
  h: number
  random: Random
  /** The shop's own mark, for its sign. */
  mark: SymbolName
  /** Things that stand on shelves and tables. */
  stands: readonly SymbolName[]
  /** Things that hang from hooks, or lie flat. */
  hangs: readonly SymbolName[]
  /** Whether its things are served on plates. */
  plates: boolean
  /** The shop's colour. */
  accent: string
  /** Its wall inside. */
  wall: string
  mood: MoodName
  /** Who serves. */
  keeper: Person
}

/** Draws the content of a picture of brief.w × brief.h pixels. */
export type Scene = (brief: SceneBrief) => string
