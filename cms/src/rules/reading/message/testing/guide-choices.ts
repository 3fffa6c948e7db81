import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readSynonyms } from '../../../synonyms'
import type { Choice, Choices } from '../../choices/choices'

const SITE = path.join(import.meta.dirname, '../../../../../../scripts/sample/catalogue/sitio.json')

interface Site {
  categories: { name: string; subcategories?: { name: string }[] }[]
  paymentMethods: { name: string }[]
  synonyms: string[]
}

let last = 0
const choice = ({ name }: { name: string }): Choice => {
  last += 1
  return { id: last, documentId: `d${last}`, name, isPublished: true }
}

/** What a new installation's guide lets people choose, with the words that it knows for it. */
export function guideChoices(): Choices {
  const site = JSON.parse(readFileSync(SITE, 'utf8')) as Site
  return {
    categories: site.categories.map((category) => ({
      ...choice(category),
      subcategories: (category.subcategories ?? []).map(choice),
    })),
    subcategories: [],
    paymentMethods: site.paymentMethods.map((method) => ({ ...choice(method), group: 'otros' })),
    synonyms: readSynonyms(site.synonyms.join('\n')).synonyms,
  }
}
