import { useParams } from 'react-router-dom'
import { useSite } from '../api/site.ts'
import { paths } from '../app/paths.ts'
import { useDocumentHead } from '../browser/document-head.ts'
import { findCategory } from '../catalog/stores/categories.ts'
import { subcategoriesHead } from '../catalog/site/page-head.ts'
import { slug } from '../catalog/slug.ts'
import type { Site } from '../catalog/site/site.ts'
import { SubcategoryGrid } from '../features/categories/category-grid.tsx'
import { Page } from './page.tsx'
import { Loaded } from './loaded.tsx'
import { PageNotFound } from './page-not-found.tsx'

export function SubcategoriesPage() {
  return <Loaded state={useSite()}>{(site) => <Subcategories site={site} />}</Loaded>
}

function Subcategories({ site }: { site: Site }) {
  const category = findCategory(site.categories, useParams()['category'] ?? '')
  const hasSome = category !== undefined && category.subcategories.length > 0
  useDocumentHead(
    category
      ? {
          ...subcategoriesHead(category.name, site),
          canonical: paths[hasSome ? 'subcategories' : 'category'].link(slug(category.name)),
        }
      : null,
  )
  if (!category) return <PageNotFound />
  // Old links lead here when a category has lost its last one.
  const lead = hasSome
    ? 'Elegí una subcategoría o mirá todos los comercios.'
    : 'Este rubro no tiene subcategorías: mirá todos sus comercios.'
  return (
    <Page title={category.name} lead={lead}>
      <SubcategoryGrid category={category} />
    </Page>
  )
}
