import { foldText } from '@guia/contract'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useMoment } from '../api/moment.ts'
import { useWhenIdle } from '../api/resource-hooks.ts'
import { PLAIN_SITE, siteResource } from '../api/site.ts'
import { paths } from '../app/paths.ts'
import { useStored } from '../browser/storage.ts'
import { openStatus } from '../catalog/hours/opening-hours.ts'
import { suggestionsOf } from '../catalog/search/suggest.ts'
import type { Store } from '../catalog/stores/store.ts'
import { DutyLine } from '../features/duty/duty-line.tsx'
import { ProfessionalLines } from '../features/professionals/professional-lines.tsx'
import { useSearch } from '../features/search/everything.ts'
import { recentSearches } from '../features/search/recent-searches.ts'
import { ContactEntries } from '../features/useful-contacts/contact-entries.tsx'
import { OpenBadge } from '../ui/badges.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './search-suggestions.module.css'

/** One letter begins half of the catalogue: it proposes nothing. */
const SHORTEST_PROPOSED = 2

/**
 * What a search box shows under itself: the visitor's last searches, and once there is a text what
 * it may be the beginning of. The catalogue is on its way since the box was reached.
 */
export function SearchSuggestions({ text }: { text: string }) {
  return text.length < SHORTEST_PROPOSED ? <LastSearches /> : <Proposals text={text} />
}

function LastSearches() {
  const searches = useStored(recentSearches)
  if (searches.length === 0) return null
  return (
    <div className={styles.panel} role="group" aria-label="Tus últimas búsquedas">
      <div className={styles.head}>
        <p>Tus últimas búsquedas</p>
        <button type="button" className={styles.forget} onClick={() => recentSearches.set([])}>
          Borrarlas
        </button>
      </div>
      <ul>
        {searches.map((search) => (
          <li key={search}>
            <Link to={paths.searchResults.link(search)} className={styles.row}>
              <Icon name="clock" size={20} />
              {search}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Proposals({ text }: { text: string }) {
  const site = useWhenIdle(siteResource, true)
  const lists = site.status === 'loaded' ? site.data : PLAIN_SITE
  const search = useSearch(text)
  if (!search.hasStores) return null
  const found = suggestionsOf(lists, search, text)
  const rubros = [
    ...found.categories.map(({ name, slug }) => ({ name, to: paths.category.link(slug) })),
    ...found.professions.map(({ name, route }) => ({ name, to: paths.professionals.link(route) })),
  ]
  const count =
    rubros.length + found.stores.length + found.professionals.length + found.contacts.length
  return (
    <div className={styles.panel} role="group" aria-label="Sugerencias">
      <p className="visually-hidden" role="status">
        {count === 1 ? '1 sugerencia' : `${count} sugerencias`}
      </p>
      {found.asksForDuty && <DutyLine />}
      {rubros.length > 0 && (
        <ul className={styles.rubros} aria-label="Rubros">
          {rubros.map(({ name, to }) => (
            <li key={to}>
              <Link to={to}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
      {found.order.map((group) => (
        <Fragment key={group}>
          {group === 'stores' && found.stores.length > 0 && (
            <ul aria-label="Comercios">
              {found.stores.map((store) => (
                <li key={store.id}>
                  <StoreRow store={store} isOneOfSeveral={hasNamesake(store, found.stores)} />
                </li>
              ))}
            </ul>
          )}
          {group === 'professionals' && found.professionals.length > 0 && (
            <Group title="Profesionales">
              <ProfessionalLines professionals={found.professionals} />
            </Group>
          )}
          {group === 'contacts' && found.contacts.length > 0 && (
            <Group title="Contactos útiles">
              <ContactEntries contacts={found.contacts} />
            </Group>
          )}
        </Fragment>
      ))}
      <button type="submit" className={styles.row}>
        <Icon name="search" size={20} />
        <span className={styles.name}>Buscar «{text}»</span>
      </button>
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  )
}

/** Branches of one shop have the same name. */
const hasNamesake = ({ id, name }: Store, stores: readonly Store[]): boolean =>
  stores.some((other) => other.id !== id && foldText(other.name) === foldText(name))

function StoreRow({ store, isOneOfSeveral }: { store: Store; isOneOfSeveral: boolean }) {
  const status = openStatus(store, useMoment())
  return (
    <Link to={paths.store.link(store.slug)} className={styles.row}>
      <Icon name="shop" size={20} />
      <span className={styles.name}>
        {store.name}
        {isOneOfSeveral && store.address !== '' && (
          <span className={styles.address}> {store.address}</span>
        )}
      </span>
      {store.isActive && <OpenBadge {...status} />}
    </Link>
  )
}
