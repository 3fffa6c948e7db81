import * as animals from './animals.ts'
import * as bakery from './bakery.ts'
import * as building from './building.ts'
import * as care from './care.ts'
import * as clothes from './clothes.ts'
import * as footwear from './footwear.ts'
import * as groceries from './groceries.ts'
import * as health from './health.ts'
import * as home from './home.ts'
import * as meals from './meals.ts'
import * as money from './money.ts'
import * as office from './office.ts'
import * as places from './places.ts'
import * as play from './play.ts'
import * as sport from './sport.ts'
import * as streets from './streets.ts'
import * as studio from './studio.ts'
import * as tools from './tools.ts'
import * as wheels from './wheels.ts'
import type { Ink } from '../palette.ts'
import type { ArtSymbol } from './symbol.ts'

const SYMBOLS = {
  ...animals,
  ...bakery,
  ...building,
  ...care,
  ...clothes,
  ...footwear,
  ...groceries,
  ...health,
  ...home,
  ...meals,
  ...money,
  ...office,
  ...places,
  ...play,
  ...sport,
  ...streets,
  ...studio,
  ...tools,
  ...wheels,
} satisfies Record<string, ArtSymbol>

export type SymbolName = keyof typeof SYMBOLS

export const SYMBOL_NAMES = Object.keys(SYMBOLS) as SymbolName[]

/** The drawing of a thing, in its own colours unless others are given. */
export function drawSymbol(name: SymbolName, ink: Ink = SYMBOLS[name].natural): string {
  return SYMBOLS[name].draw(ink)
}
