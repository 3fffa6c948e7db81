import { FOOD_KITS } from './food.ts'
import { HOME_KITS } from './home.ts'
import type { Kit } from './kit.ts'
import { LIFE_KITS } from './life.ts'

const ALL = { ...FOOD_KITS, ...HOME_KITS, ...LIFE_KITS }

export type KitName = keyof typeof ALL

export const KITS: Record<KitName, Kit> = ALL
