import { useContext, type ReactNode } from 'react'
import { useWhenIdle } from '../api/resource-hooks.ts'
import { professionalsResource, usefulContactsResource } from '../api/lists.ts'
import { both, optional } from '../api/resource.ts'
import { matchingProfessionals, matchingContacts } from '../catalog/search/related-matches.ts'
import type { Store } from '../catalog/stores/store.ts'
import { ProfessionalLines } from '../features/professionals/professional-lines.tsx'
import { StoreGhosts } from '../features/stores/store-list.tsx'
import { ContactEntries } from '../features/useful-contacts/contact-entries.tsx'
import { ListRestContext } from '../ui/list-rest.ts'
import { Section } from '../ui/section.tsx'
import styles from './search-matches.module.css'
import { StoreResults } from './store-results.tsx'

const OTHERS_SHOWN = 6

interface SearchMatchesProps {
  query: string
  /** The stores that it finds. */
  stores: readonly Store[]
  /** Shown under the text that no store was found. */
  whenEmpty: ReactNode
}

/**
 * Matches of a search: stores and, below them, professionals and useful contacts. Those are in two
 * small files of their own, which only a search that finds no store waits for: it shows them first.
 */
export function SearchMatches({ query, stores, whenEmpty }: SearchMatchesProps) {
  const isAwaited = useContext(ListRestContext).status === 'awaited'
  const isLost = query !== '' && stores.length === 0 && !isAwaited
  const professionals = useWhenIdle(professionalsResource, isLost)
  const contacts = useWhenIdle(usefulContactsResource, isLost)
  const others = both(optional(professionals), optional(contacts))
  if (isLost && others.status === 'loading') return <StoreGhosts />
  const [people, useful] = others.status === 'loaded' ? others.data : []
  const otherMatches = (
    <div className={styles.others}>
      <Professionals found={matchingProfessionals(people ?? [], query)} />
      <Contacts found={matchingContacts(useful ?? [], query)} />
    </div>
  )
  return (
    <>
      {isLost && otherMatches}
      <StoreResults stores={stores} whenEmpty={whenEmpty} />
      {!isLost && otherMatches}
    </>
  )
}

function Professionals({ found }: { found: ReturnType<typeof matchingProfessionals> }) {
  if (found.length === 0) return null
  return (
    <Section title="Profesionales">
      <ProfessionalLines professionals={found.slice(0, OTHERS_SHOWN)} />
    </Section>
  )
}

function Contacts({ found }: { found: ReturnType<typeof matchingContacts> }) {
  if (found.length === 0) return null
  return (
    <Section title="Contactos útiles">
      <ContactEntries contacts={found.slice(0, OTHERS_SHOWN)} />
    </Section>
  )
}
