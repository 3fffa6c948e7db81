import type { SymbolName } from '../art/symbols/index.ts'
import { drawPortrait } from '../art/portrait.ts'
import { drawScene } from '../art/scene-picture.ts'
import { KITS } from '../art/kits/index.ts'
import { fileName } from '../file-name.ts'
import type { ImageJob } from '../image-job.ts'
import type { LegacyProfessional } from '../legacy-types.ts'
import { dashed, international, joined, mobile, plain } from '../phones.ts'
import { ESCUCHA_Y_ANIMALES } from './escucha-y-animales.ts'
import { ESTUDIOS } from './estudios.ts'
import type { ProfessionalSeed } from './professional-seed.ts'
import { MEDICINA } from './salud.ts'

export const PROFESSIONAL_SEEDS: ProfessionalSeed[] = [
  ...MEDICINA,
  ...ESCUCHA_Y_ANIMALES,
  ...ESTUDIOS,
]

/** What stands on the shelf behind each profession. */
const SHELF: Record<string, SymbolName[]> = {
  medicos: ['heart', 'mortar', 'appleMeasure'],
  abogados: ['scales', 'notebook', 'books'],
  contadores: ['calculator', 'coins', 'notebook'],
  psicologos: ['brain', 'cup', 'lamp'],
  veterinarios: ['dog', 'petBowl', 'cat'],
  arquitectos: ['house', 'setSquare', 'bricks'],
  nutricionistas: ['apple', 'jar', 'appleMeasure'],
  dentistas: ['tooth', 'cup', 'mirror'],
  ingenieros: ['hardHat', 'pump', 'bulb'],
  psicopedagogos: ['blocks', 'pencil', 'puzzle'],
}

const FORMS = [plain, joined, dashed]

const portraitFile = ({ name }: ProfessionalSeed) => `img/profesionales/${fileName(name)}.webp`

function galleryFiles({ name, gallery }: ProfessionalSeed): string[] {
  return Array.from(
    { length: gallery?.count ?? 0 },
    (_, index) => `img/profesionales/${fileName(name)}-${index + 1}.jpg`,
  )
}

function legacyProfessional(seed: ProfessionalSeed, index: number): LegacyProfessional {
  const [phone, whatsapp] = seed.lines
  const form = FORMS[index % FORMS.length] ?? plain
  return {
    slug: fileName(seed.name),
    category: seed.category,
    name: seed.name,
    specialty: seed.specialty,
    license: seed.license,
    image: seed.person ? portraitFile(seed) : '',
    description: seed.description,
    whatsapp: index % 2 ? mobile(whatsapp) : international(whatsapp),
    phone: form(phone),
    email: `turnos@${seed.domain}.example`,
    redes: seed.instagram
      ? { instagram: `https://www.instagram.com/${seed.instagram}_ejemplo` }
      : {},
    gallery: galleryFiles(seed),
    hours: seed.hours,
    address: seed.address,
    location: seed.at,
  }
}

/** `profesionales.json` */
export function buildProfessionals(): LegacyProfessional[] {
  return PROFESSIONAL_SEEDS.map(legacyProfessional)
}

function galleryJobs(seed: ProfessionalSeed): ImageJob[] {
  return galleryFiles(seed).map((file, index) => {
    const kit = seed.gallery?.kit ?? 'consultorio'
    const { scenes } = KITS[kit]
    const scene = scenes[index % scenes.length] ?? 'room'
    return { file, svg: drawScene({ w: 1280, h: 960, kit, scene, seed: `${seed.name} ${index}` }) }
  })
}

/** Portraits and rooms. */
export function professionalImages(): ImageJob[] {
  return PROFESSIONAL_SEEDS.flatMap((seed) => {
    const { person, category, name } = seed
    if (!person) return galleryJobs(seed)
    const svg = drawPortrait({
      person,
      seed: name,
      things: SHELF[category] ?? ['books'],
      stethoscope: category === 'medicos',
    })
    return [{ file: portraitFile(seed), svg }, ...galleryJobs(seed)]
  })
}
