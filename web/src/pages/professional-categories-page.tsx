import { useSite } from '../api/site.ts'
import { useDocumentHead } from '../browser/document-head.ts'
import { professionalCategoriesHead } from '../catalog/site/page-head.ts'
import type { Site } from '../catalog/site/site.ts'
import { ProfessionalCards } from '../features/home/professional-cards.tsx'
import { Page } from './page.tsx'
import { Loaded } from './loaded.tsx'

/** /profesionales: the grid of the home page as a page of its own, professions and trades alike. */
export function ProfessionalCategoriesPage() {
  return <Loaded state={useSite()}>{(site) => <Categories site={site} />}</Loaded>
}

function Categories({ site }: { site: Site }) {
  useDocumentHead(professionalCategoriesHead(site))
  return (
    <Page title="Profesionales y oficios">
      <ProfessionalCards categories={site.professionalCategories} areAllShown />
    </Page>
  )
}
