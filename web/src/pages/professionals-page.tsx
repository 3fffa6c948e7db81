import { useParams } from 'react-router-dom'
import { useProfessionals } from '../api/lists.ts'
import { useSiteOrPlain } from '../api/site.ts'
import { useDocumentHead } from '../browser/document-head.ts'
import { professionalsHead } from '../catalog/site/page-head.ts'
import {
  type Professional,
  professionalCategoryName,
  professionalsIn,
} from '../catalog/professionals/professional.ts'
import { slug } from '../catalog/slug.ts'
import { isNamedBy } from '../catalog/stores/categories.ts'
import type { Site } from '../catalog/site/site.ts'
import { ProfessionalList } from '../features/professionals/professional-list.tsx'
import { paths } from '../app/paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { messages } from '../ui/messages.ts'
import { Page } from './page.tsx'
import { ProfessionalsLoaded } from './professionals-loaded.tsx'

export function ProfessionalsPage() {
  return (
    <ProfessionalsLoaded site={useSiteOrPlain()} professionals={useProfessionals()}>
      {(site, professionals) => <OneCategory site={site} professionals={professionals} />}
    </ProfessionalsLoaded>
  )
}

function OneCategory({ site, professionals }: { site: Site; professionals: Professional[] }) {
  const param = useParams()['categoria'] ?? ''
  const found = professionalsIn(professionals, param)
  const isKnown = site.professionalCategories.some(({ route }) => isNamedBy(route, param))
  // Anybody can write an address: what it says of no profession names no page.
  const name =
    isKnown || found.length > 0
      ? professionalCategoryName(site.professionalCategories, slug(param))
      : messages.categoryNotFound
  useDocumentHead({ ...professionalsHead(name, site), noindex: found.length === 0 })
  return (
    <Page title={name}>
      {found.length > 0 ? (
        <ProfessionalList professionals={found} />
      ) : (
        <EmptyState text={messages.noProfessionals(param)}>
          <ButtonLink look="main" to={paths.allProfessionals.link()}>
            Ver todas las profesiones
          </ButtonLink>
        </EmptyState>
      )}
    </Page>
  )
}
