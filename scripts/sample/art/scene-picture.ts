import { createRandom } from '../random.ts'
import { KITS } from './kits/index.ts'
import type { KitName } from './kits/index.ts'
import { KEEPERS } from './people/keepers.ts'
import type { MoodName } from './pieces/mood.ts'
import { DAY_MOODS } from './pieces/mood.ts'
import { SCENES } from './scenes/index.ts'
import type { SceneName } from './scenes/index.ts'
import { picture } from './shapes.ts'
import type { SymbolName } from './symbols/index.ts'

export interface ScenePicture {
  w: number
  h: number
  kit: KitName
  scene: SceneName
  seed: string
  /** Mark on the shop's sign; the kit's first thing when it is left out. */
  mark?: SymbolName
  mood?: MoodName
  /** Which of the people serves; anyone when it is left out. */
  keeper?: number
  /** The shop's colour; the kit's when it is left out. */
  accent?: string
}

/** A banner or a photograph, as SVG. */
export function drawScene({
  w,
  h,
  kit,
  scene,
  seed,
  mark,
  mood,
  keeper,
  accent,
}: ScenePicture): string {
  const { stands, hangs, wall, plates = false, accent: own } = KITS[kit]
  const random = createRandom(`escena ${seed}`)
  const content = SCENES[scene]({
    w,
    h,
    random,
    stands,
    hangs,
    wall,
    plates,
    accent: accent ?? own,
    mark: mark ?? stands[0] ?? 'awning',
    mood: mood ?? random.pick(DAY_MOODS),
    keeper:
      KEEPERS[(keeper ?? random.int(0, KEEPERS.length - 1)) % KEEPERS.length] ??
      random.pick(KEEPERS),
  })
  return picture(w, h, content)
}
