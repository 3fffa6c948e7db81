import { paths } from '../../app/paths.ts'
import type { SiteCategory } from '../../catalog/site/site.ts'
import { TileGrid } from '../../ui/tile-grid.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import styles from './category-grid.module.css'

/** Where choosing a category leads: its subcategories when it has any, else its stores. */
function categoryLink({ slug, subcategories }: SiteCategory): string {
  return subcategories.length > 0 ? paths.subcategories.link(slug) : paths.category.link(slug)
}

/** The categories in the given order, at most `limit`. */
export function CategoryGrid({
  categories,
  limit = Infinity,
}: {
  categories: readonly SiteCategory[]
  limit?: number
}) {
  const tiles = categories
    .slice(0, limit)
    .map((category) => ({ ...category, to: categoryLink(category) }))
  return <TileGrid tiles={tiles} label="Categorías" />
}

/** A category's subcategories, and the way to all of its stores. */
export function SubcategoryGrid({ category }: { category: SiteCategory }) {
  const tiles = category.subcategories.map((subcategory) => ({
    ...subcategory,
    to: paths.subcategory.link(subcategory.slug),
    state: { categoryName: subcategory.name },
  }))
  return (
    <>
      {tiles.length > 0 && <TileGrid tiles={tiles} label={`Subcategorías de ${category.name}`} />}
      <div className={styles.all}>
        <ButtonLink look="main" to={paths.category.link(category.slug)}>
          Ver Todo
        </ButtonLink>
      </div>
    </>
  )
}
