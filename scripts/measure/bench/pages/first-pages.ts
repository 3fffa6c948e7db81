import { paths } from '@guia/web/paths'
import {
  completeProfessional,
  completeStore,
  firstWith,
  type Catalogue,
} from '../../../../web/e2e/support/catalogue.ts'

/** The pages that visitors come to first, each of a catalogue. */
export const FIRST_PAGES: readonly [name: string, address: (all: Catalogue) => string][] = [
  ['home', () => paths.home.link()],
  ['store', (all) => paths.store.link(completeStore(all).slug)],
  ['category', ({ site }) => paths.category.link(firstWith(site.categories, () => true).slug)],
  ['search', () => paths.searchPage.link()],
  [
    'professional',
    (all) => {
      const { category, slug } = completeProfessional(all)
      return paths.professional.link(category, slug)
    },
  ],
]
