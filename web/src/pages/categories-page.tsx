import { useSite } from '../api/site.ts'
import { useDocumentHead } from '../browser/document-head.ts'
import { categoriesHead } from '../catalog/site/page-head.ts'
import type { Site } from '../catalog/site/site.ts'
import { CategoryGrid } from '../features/categories/category-grid.tsx'
import { Page } from './page.tsx'
import { Loaded } from './loaded.tsx'

export function CategoriesPage() {
  return <Loaded state={useSite()}>{(site) => <Categories site={site} />}</Loaded>
}

function Categories({ site }: { site: Site }) {
  useDocumentHead(categoriesHead(site))
  return (
    <Page title="Categorías">
      <CategoryGrid categories={site.categories} />
    </Page>
  )
}
