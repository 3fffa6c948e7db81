import type { Part } from '../part.ts'
import { attackWithBodies } from './bodies.ts'
import { attackWithBombs } from './bombs.ts'
import { lookForCanaries } from './canaries.ts'
import { attackWithLinks } from './links.ts'
import { attackWithScripts } from './scripts.ts'
import { attackWithUploads } from './uploads.ts'

/** How many of each are tried; 0 leaves it out. */
export interface AttackCounts {
  scripts: number
  links: number
  uploads: number
  bombs: number
  bodies: number
  /** Once, or not at all. */
  canaries: number
}

const part = (what: string, count: number, run: Part['run']): Part => ({ what, count, run })

/** What strangers and staff may try to put into the product, or get out of it; each has a new one. */
export const attackParts = (counts: AttackCounts): Part[] => [
  part('Textos que se ejecutarían, en todo campo de texto', counts.scripts, attackWithScripts),
  part('Enlaces hostiles, en todo campo de enlace', counts.links, attackWithLinks),
  part('Archivos disfrazados de imagen', counts.uploads, attackWithUploads),
  { ...part('Imágenes que se agrandan al abrirlas', counts.bombs, attackWithBombs), isTimed: true },
  part('Envíos hostiles al formulario', counts.bodies, attackWithBodies),
  part('Palabras sembradas en lo que no es público', counts.canaries, lookForCanaries),
]
