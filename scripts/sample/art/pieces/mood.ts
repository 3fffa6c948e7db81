import { CREAM, LEAF, MUSTARD, NIGHT, ORANGE, SAND, SKY, TEAL } from '../palette.ts'

/** The light of a scene. */
export interface Mood {
  /** Sky from top to horizon, flat bands. */
  sky: [string, string, string]
  sun: string
  cloud: string
  far: string
  near: string
  water: string
  glint: string
  /** Light behind shop windows. */
  window: string
}

export const MOODS = {
  manana: {
    sky: [SKY.mid, SKY.soft, '#E4F1EC'],
    sun: MUSTARD.soft,
    cloud: CREAM,
    far: '#9CC3A4',
    near: LEAF.mid,
    water: '#5FA9AC',
    glint: '#8CC6C3',
    window: '#F3DFAE',
  },
  siesta: {
    sky: ['#F3DDAC', '#F8E8C6', '#FCF1DB'],
    sun: ORANGE.soft,
    cloud: '#FFFDF6',
    far: '#C5C89A',
    near: '#6F9A5D',
    water: '#74B0A9',
    glint: '#A9D0C3',
    window: '#F7E3B4',
  },
  tarde: {
    sky: ['#E88A5A', '#F4AC6C', '#F9CF93'],
    sun: '#FBE3A6',
    cloud: '#FBD9AE',
    far: '#A9705A',
    near: '#3F6B58',
    water: '#C77B5B',
    glint: '#F6C58A',
    window: '#FBE0A0',
  },
  rosada: {
    sky: ['#E59AA6', '#F1B9B2', '#F8D9C6'],
    sun: '#FCEBC8',
    cloud: '#FBE3DA',
    far: '#9C7F96',
    near: '#41705F',
    water: '#9A86A0',
    glint: '#EFC0B8',
    window: '#FBE3B0',
  },
  noche: {
    sky: [NIGHT, '#113A45', '#1B4F59'],
    sun: '#F3E6C2',
    cloud: '#1C4953',
    far: '#0E3039',
    near: '#0C2A2C',
    water: '#154753',
    glint: '#D9B46A',
    window: '#F8CF7C',
  },
} satisfies Record<string, Mood>

export type MoodName = keyof typeof MOODS

export const DAY_MOODS: MoodName[] = ['manana', 'siesta', 'tarde', 'rosada']

/** Walls of the streets of Goya. */
export const WALLS = [
  '#E9C58C',
  '#D98E63',
  '#8FBFBB',
  '#EBDDBD',
  '#C96F55',
  '#A9BE8B',
  '#E6A7A0',
  '#7FA7B4',
  SAND.light,
  TEAL.soft,
]
