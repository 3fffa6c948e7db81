import {
  BRICK,
  CHOCO,
  CREAM,
  INK,
  LAPACHO,
  LEAF,
  MUSTARD,
  NIGHT,
  ORANGE,
  PLUM,
  SAND,
  SKY,
  STEEL,
  TEAL,
} from '../palette.ts'
import type { Ink } from '../palette.ts'

/** The colours of one logo. */
export interface Scheme {
  ground: string
  /** A neighbour of the ground, for patterns that stay behind the mark. */
  tone: string
  /** Fill of the badge on which the mark sits. */
  frame: string
  onFrame: Ink
  onGround: Ink
}

const ink = (main: string, alt: string, light: string, dark: string): Ink => ({
  main,
  alt,
  light,
  dark,
})

export const SCHEMES = {
  rio: {
    ground: TEAL.dark,
    tone: '#196A74',
    frame: SAND.pale,
    onFrame: ink(TEAL.mid, ORANGE.mid, ORANGE.soft, TEAL.deep),
    onGround: ink(SAND.light, ORANGE.mid, CREAM, TEAL.deep),
  },
  naranja: {
    ground: ORANGE.mid,
    tone: '#F5A158',
    frame: CREAM,
    onFrame: ink(TEAL.dark, ORANGE.mid, TEAL.soft, TEAL.deep),
    onGround: ink(CREAM, TEAL.dark, ORANGE.pale, '#7A3308'),
  },
  arena: {
    ground: SAND.mid,
    tone: SAND.light,
    frame: TEAL.dark,
    onFrame: ink(SAND.light, ORANGE.mid, CREAM, TEAL.deep),
    onGround: ink(TEAL.dark, ORANGE.mid, TEAL.soft, TEAL.deep),
  },
  ladrillo: {
    ground: BRICK.mid,
    tone: '#C8604A',
    frame: CREAM,
    onFrame: ink(BRICK.mid, MUSTARD.mid, BRICK.soft, BRICK.dark),
    onGround: ink(CREAM, MUSTARD.mid, MUSTARD.soft, BRICK.dark),
  },
  mostaza: {
    ground: MUSTARD.mid,
    tone: '#F4C862',
    frame: TEAL.deep,
    onFrame: ink(MUSTARD.mid, CREAM, MUSTARD.soft, '#0A2F37'),
    onGround: ink(TEAL.deep, BRICK.mid, CREAM, MUSTARD.dark),
  },
  hoja: {
    ground: LEAF.dark,
    tone: '#346B4D',
    frame: SAND.pale,
    onFrame: ink(LEAF.mid, ORANGE.mid, LEAF.soft, LEAF.dark),
    onGround: ink(SAND.light, MUSTARD.mid, LEAF.soft, '#17382A'),
  },
  lapacho: {
    ground: LAPACHO.mid,
    tone: '#E993AD',
    frame: CREAM,
    onFrame: ink(PLUM.mid, LAPACHO.mid, LAPACHO.soft, PLUM.dark),
    onGround: ink(CREAM, PLUM.mid, LAPACHO.soft, PLUM.dark),
  },
  ciruela: {
    ground: PLUM.mid,
    tone: '#834770',
    frame: LAPACHO.soft,
    onFrame: ink(PLUM.mid, ORANGE.mid, CREAM, PLUM.dark),
    onGround: ink(LAPACHO.soft, MUSTARD.mid, CREAM, PLUM.dark),
  },
  cielo: {
    ground: SKY.mid,
    tone: '#A8D6DF',
    frame: CREAM,
    onFrame: ink(TEAL.mid, ORANGE.mid, SKY.mid, TEAL.deep),
    onGround: ink(TEAL.deep, ORANGE.mid, CREAM, '#072A31'),
  },
  noche: {
    ground: NIGHT,
    tone: '#143F4A',
    frame: ORANGE.mid,
    onFrame: ink(CREAM, NIGHT, ORANGE.pale, '#6E2E06'),
    onGround: ink(SAND.light, ORANGE.mid, CREAM, TEAL.mid),
  },
  crema: {
    ground: SAND.light,
    tone: SAND.pale,
    frame: ORANGE.mid,
    onFrame: ink(CREAM, TEAL.dark, ORANGE.pale, '#7A3308'),
    onGround: ink(TEAL.mid, ORANGE.mid, TEAL.soft, TEAL.deep),
  },
  menta: {
    ground: TEAL.pale,
    tone: '#E4F2ED',
    frame: TEAL.mid,
    onFrame: ink(CREAM, ORANGE.soft, TEAL.pale, TEAL.deep),
    onGround: ink(TEAL.mid, ORANGE.mid, CREAM, TEAL.deep),
  },
  cacao: {
    ground: CHOCO,
    tone: '#6F4430',
    frame: SAND.light,
    onFrame: ink('#96572F', ORANGE.mid, MUSTARD.soft, CHOCO),
    onGround: ink(SAND.light, ORANGE.mid, CREAM, '#351B10'),
  },
  acero: {
    ground: STEEL.dark,
    tone: '#455D66',
    frame: MUSTARD.mid,
    onFrame: ink(INK, BRICK.mid, CREAM, MUSTARD.dark),
    onGround: ink(CREAM, MUSTARD.mid, STEEL.soft, INK),
  },
} satisfies Record<string, Scheme>

export type SchemeName = keyof typeof SCHEMES
