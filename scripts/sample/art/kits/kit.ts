import type { SceneName } from '../scenes/index.ts'
import type { SymbolName } from '../symbols/index.ts'

/** What a trade's pictures are made of. */
export interface Kit {
  /** Things that stand on shelves and tables. */
  stands: SymbolName[]
  /** Things that hang, or lie flat. */
  hangs: SymbolName[]
  accent: string
  wall: string
  /** Scenes of its gallery, in order. */
  scenes: SceneName[]
  /** Whether its things are served on plates. */
  plates?: boolean
}
