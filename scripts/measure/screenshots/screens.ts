import { slug } from '@guia/web/catalog/slug'
import { paths } from '@guia/web/paths'
import type { Catalogue } from '../../../web/e2e/support/catalogue.ts'
import { ROUTES, routeName, type VisitedRoute } from '../../../web/e2e/support/routes.ts'
import { ToldError } from '../../run/setup/told-error.mjs'

const NOT_FOUND: VisitedRoute[] = [
  { pattern: '/*', variant: 'not found', address: () => '/no-existe' },
  {
    pattern: paths.store.pattern,
    variant: 'not found',
    address: () => paths.store.link('no-existe'),
  },
  {
    pattern: paths.professional.pattern,
    variant: 'not found',
    address: () => paths.professional.link('medicos', 'no-existe'),
  },
]

/** Every route that the journeys visit, and what those show who lost their way. */
export const SCREENS: readonly VisitedRoute[] = [...ROUTES, ...NOT_FOUND]

/** '/store/:name (active)' → 'store-name-active', '/' → 'home' */
export const screenName = (route: VisitedRoute): string =>
  slug(routeName(route).replace(/[/:]/g, ' ')) || 'home'

/** Throws a ToldError that says which names there are, for one that is none. */
export function refuseUnknownScreens(names: readonly string[]): void {
  const known = SCREENS.map(screenName)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  throw new ToldError(`No hay pantallas «${unknown.join(', ')}». Hay: ${known.join(', ')}`)
}

/** Addresses by the names of their pictures; of all screens when no name is asked for. */
export function chooseScreens(names: readonly string[], all: Catalogue): Map<string, string> {
  refuseUnknownScreens(names)
  const isChosen = (route: VisitedRoute) => names.length === 0 || names.includes(screenName(route))
  return new Map(
    SCREENS.filter(isChosen).map((route) => [screenName(route), route.address(all)] as const),
  )
}
