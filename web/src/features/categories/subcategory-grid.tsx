import { paths } from '../../app/paths.ts'
import type { CategoryEntry } from '../../catalog/site/site.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { TileGrid } from '../../ui/tile-grid.tsx'
import styles from './subcategory-grid.module.css'

/** A category's subcategories, and the way to all of its stores. */
export function SubcategoryGrid({ category }: { category: CategoryEntry }) {
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
