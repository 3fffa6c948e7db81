import { SITE_SOCIAL_NETWORKS } from '@guia/contract'
import { useContext, useRef, type MouseEvent } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { PLAIN_SITE, useSiteBasics } from '../api/site.ts'
import {
  usePreHydrationTaps,
  useFocusOnNavigation,
  useHasNavigated,
  usePrefetchStorePage,
} from './layout-hooks.ts'
import { LoadingContext } from './navigation.ts'
import { OfflineNotice } from './offline-notice.tsx'
import { SearchBox } from '../features/search/search-box.tsx'
import { loadSuggestions, prefetchSearchResults } from '../pages/prefetch-search-results.ts'
import { prefetchStorePage } from '../pages/prefetch-store-page.ts'
import { VerifiedNote } from '../ui/badges.tsx'
import { Footer, type FooterLink } from '../ui/footer.tsx'
import { Header } from '../ui/header.tsx'
import type { MenuLink } from '../ui/menu.tsx'
import { socialLinksOf } from '../ui/social-links.tsx'
import styles from './layout.module.css'
import { paths } from './paths.ts'

/** The menu's links, in the specification's order. */
const MENU_LINKS: MenuLink[] = [
  { to: paths.home.link(), text: 'Inicio', icon: 'home' },
  { to: paths.about.link(), text: 'Nosotros', icon: 'people' },
  { to: paths.categories.link(), text: 'Categorías', icon: 'tag' },
  { to: paths.contact.link(), text: 'Contacto', icon: 'mail' },
]

const FOOTER_LINKS: FooterLink[] = [
  { to: paths.searchPage.link(), text: 'Buscar' },
  { to: paths.allStores.link(), text: 'Todas las tiendas' },
  { to: paths.pharmacies.link(), text: 'Farmacias de turno' },
  { to: paths.allProfessionals.link(), text: 'Profesionales' },
  { to: paths.offers.link(), text: 'Ofertas' },
  { to: paths.recommended.link(), text: 'Recomendados' },
  { to: paths.favourites.link(), text: 'Tus favoritos' },
  { to: paths.about.link(), text: 'Nosotros' },
  { to: paths.contact.link(), text: 'Contacto' },
  { to: paths.example.link(), text: 'Así se ve tu comercio' },
  { to: paths.privacy.link(), text: 'Privacidad' },
]

/** Frame that stays while pages change: header, search, menu, footer. */
export function Layout() {
  const state = useSiteBasics()
  const site = state.status === 'loaded' ? state.data : PLAIN_SITE
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const hasNavigated = useHasNavigated()
  const isLoading = useContext(LoadingContext)
  useFocusOnNavigation(main)
  usePrefetchStorePage(prefetchStorePage)
  usePreHydrationTaps()

  const skipToContent = (event: MouseEvent) => {
    event.preventDefault()
    main.current?.focus()
  }
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#contenido" onClick={skipToContent}>
        Saltar al contenido
      </a>
      {isLoading && <div className={styles.progress} aria-hidden="true" />}
      <Header
        name={site.name}
        city={site.city}
        homeLink={paths.home.link()}
        search={
          <SearchBox
            label={`Buscar en ${site.name}`.trim()}
            onApproach={prefetchSearchResults}
            loadSuggestions={loadSuggestions}
          />
        }
        searchLink={paths.searchPage.link()}
        menuLinks={MENU_LINKS}
        notice={site.sampleData && <SampleNotice />}
      />
      <OfflineNotice />
      <main ref={main} id="contenido" tabIndex={-1} className={styles.main}>
        <div
          key={pathname}
          className={hasNavigated ? styles.fade : undefined}
          data-first-page={hasNavigated ? undefined : ''}
        >
          <Outlet />
        </div>
      </main>
      <Footer
        name={site.name}
        tagline={site.tagline}
        email={site.email}
        year={site.year}
        homeLink={paths.home.link()}
        links={FOOTER_LINKS}
        social={socialLinksOf(SITE_SOCIAL_NETWORKS, site.social)}
      />
      <VerifiedNote />
    </div>
  )
}

function SampleNotice() {
  return (
    <p className={styles.sample} role="note">
      <strong>Datos de muestra.</strong> Todo es inventado.
    </p>
  )
}
