import { readData } from './read-data.ts'
import { fill } from './template.ts'

/** How one drawn person looks: names of drawings/people, and colours. */
export interface Person {
  skin: string
  hair: string
  hairColour: string
  wear: string
  /** Main colour of the clothes, '#rrggbb'. */
  cloth: string
  /** Second colour: shirt under the coat, collar, apron. */
  trim: string
  glasses?: boolean
  beard?: 'full' | 'stubble' | 'moustache'
  earrings?: boolean
  /** Lines of a face that has lived. */
  older?: boolean
  stethoscope?: boolean
}

interface Tones {
  skin: Record<string, Record<'face' | 'shade' | 'cheek' | 'lip', string>>
  hair: Record<string, string>
}

const TONES = readData<Tones>('drawings/people.json')

/** Nobody's brows are as light as their hair. */
const FAIR = ['blanco', 'rubio']
const FAIR_BROW = '#8A7A66'

/** Head and shoulders, 640 × 640. */
export function drawPerson(person: Person): string {
  const hairColour = TONES.hair[person.hairColour]
  return fill('people/person', {
    ...person,
    skin: TONES.skin[person.skin],
    hairColour,
    brow: FAIR.includes(person.hairColour) ? FAIR_BROW : hairColour,
  })
}
