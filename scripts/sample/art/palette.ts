/** Colours of the sample pictures: the brand's four families, and accents of the trades. */
export const INK = '#15262B'
export const TEAL = {
  deep: '#0C3B44',
  dark: '#0F545E',
  mid: '#1B7F88',
  soft: '#74B8B8',
  pale: '#CDE6E1',
}
export const ORANGE = { dark: '#C4560F', mid: '#F0832B', soft: '#F8B566', pale: '#FCDDB4' }
export const SAND = {
  pale: '#FBF3E2',
  light: '#F5E6C8',
  mid: '#E7CFA1',
  deep: '#C9A469',
  dark: '#94703F',
}
export const CREAM = '#FFF9EC'
export const BRICK = { dark: '#7C2B1D', mid: '#B8472E', soft: '#D9775A' }
export const MUSTARD = { dark: '#B97E12', mid: '#EDB12F', soft: '#F6D27A' }
export const LEAF = { dark: '#26533A', mid: '#4B8A52', soft: '#93BA6F' }
export const LAPACHO = { dark: '#A23C66', mid: '#E07A99', soft: '#F4B9C4' }
export const PLUM = { dark: '#47203D', mid: '#73345E', soft: '#A877A0' }
export const SKY = { dark: '#3F7F9C', mid: '#8CC6D3', soft: '#C9E6E8' }
export const WOOD = { dark: '#6E4526', mid: '#A66C3B', soft: '#CF9A5F' }
export const STEEL = { dark: '#33474F', mid: '#667C85', soft: '#B3C4C8' }
export const CHOCO = '#55301F'
export const NIGHT = '#0B2730'

/** The four colours that a symbol is drawn with. */
export interface Ink {
  /** Body of the thing. */
  main: string
  /** Its second colour. */
  alt: string
  /** Lit parts. */
  light: string
  /** Holes, seams and details. */
  dark: string
}
