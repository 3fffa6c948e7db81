/** How one drawn person looks. Every choice is explicit, so that a picture fits its record. */
export interface Person {
  skin: SkinTone
  hair: HairStyle
  hairColour: HairColour
  wear: Wear
  /** Main colour of the clothes, '#rrggbb'. */
  cloth: string
  /** Second colour: shirt under the coat, collar, apron. */
  trim: string
  glasses?: boolean
  beard?: 'full' | 'stubble' | 'moustache'
  earrings?: boolean
  /** Lines of a face that has lived. */
  older?: boolean
}

export type Wear = 'apron' | 'blazer' | 'blouse' | 'coat' | 'scrubs' | 'shirt' | 'sweater' | 'vest'

export type HairStyle =
  | 'afro'
  | 'bald'
  | 'bob'
  | 'braids'
  | 'bun'
  | 'crew'
  | 'curly'
  | 'fringe'
  | 'long'
  | 'pixie'
  | 'ponytail'
  | 'sidePart'
  | 'wavy'

export type SkinTone = keyof typeof SKIN
export type HairColour = keyof typeof HAIR

interface SkinColours {
  face: string
  shade: string
  cheek: string
  lip: string
}

export const SKIN = {
  clara: { face: '#F3CBA8', shade: '#DDA87F', cheek: '#EBA98C', lip: '#B5584C' },
  trigo: { face: '#E5B084', shade: '#C98F62', cheek: '#D98F6B', lip: '#A34B3E' },
  canela: { face: '#CC9062', shade: '#AB7047', cheek: '#C4805A', lip: '#8E3F33' },
  cobre: { face: '#B27548', shade: '#915935', cheek: '#A9653F', lip: '#7C3429' },
  cacao: { face: '#8C5A3A', shade: '#6E432A', cheek: '#7F4A30', lip: '#5F2820' },
  noche: { face: '#714932', shade: '#573522', cheek: '#683D2A', lip: '#4A201A' },
} satisfies Record<string, SkinColours>

export const HAIR = {
  negro: '#1D1A1C',
  castanoOscuro: '#3A241A',
  castano: '#5F3B24',
  cobrizo: '#96492A',
  rubio: '#C99A4B',
  gris: '#8D9294',
  blanco: '#E2DFD8',
} satisfies Record<string, string>
