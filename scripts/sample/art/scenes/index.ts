import { counter } from './counter.ts'
import { dining } from './dining.ts'
import { flatLay } from './flat-lay.ts'
import { promo } from './promo.ts'
import { rack } from './rack.ts'
import { river } from './river.ts'
import { road } from './road.ts'
import { room } from './room.ts'
import type { Scene } from './scene.ts'
import { shelves } from './shelves.ts'
import { shopFront } from './shop-front.ts'
import { stall } from './stall.ts'
import { stillLife } from './still-life.ts'
import { tiles } from './tiles.ts'
import { workshop } from './workshop.ts'

export const SCENES = {
  counter,
  dining,
  flatLay,
  promo,
  rack,
  river,
  road,
  room,
  shelves,
  shopFront,
  stall,
  stillLife,
  tiles,
  workshop,
} satisfies Record<string, Scene>

export type SceneName = keyof typeof SCENES
