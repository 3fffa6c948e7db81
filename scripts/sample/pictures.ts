import { drawIcon, drawLogo, drawOffer, drawPortrait, drawScene } from './draw-picture.ts'
import type { Logo, Offer, Portrait, Scene } from './draw-picture.ts'
import { readData } from './read-data.ts'

/** One picture to be made. */
export interface ImageJob {
  /** Path inside the sample's folder; its ending says the format. */
  file: string
  svg: string
}

const ICONS = readData<Record<string, string>>('pictures/icons.json')
const LOGOS = readData<Record<string, Logo>>('pictures/logos.json')
const SCENES = readData<Record<string, Scene>>('pictures/scenes.json')
const OFFERS = readData<Record<string, Offer>>('pictures/offers.json')
const PORTRAITS = readData<Record<string, Portrait>>('pictures/portraits.json')

/** The paths of all pictures. */
export function pictureFiles(): string[] {
  return [ICONS, LOGOS, SCENES, OFFERS, PORTRAITS].flatMap(Object.keys)
}

function drawAll<T>(list: Record<string, T>, draw: (what: T, file: string) => string): ImageJob[] {
  return Object.entries(list).map(([file, what]) => ({ file, svg: draw(what, file) }))
}

/** Every picture of the sample, as pictures/*.json describe them. */
export function drawPictures(): ImageJob[] {
  return [
    ...drawAll(ICONS, drawIcon),
    ...drawAll(LOGOS, drawLogo),
    ...drawAll(SCENES, drawScene),
    ...drawAll(OFFERS, drawOffer),
    ...drawAll(PORTRAITS, drawPortrait),
  ]
}
