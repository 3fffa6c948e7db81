import { paths } from '../../app/paths.ts'
import type { CategoryEntry } from '../../catalog/site/site.ts'
import { TileGrid } from '../../ui/tile-grid.tsx'

/** Where choosing a category leads: its subcategories when it has any, else its stores. */
function categoryLink({ slug, subcategories }: CategoryEntry): string {
  return subcategories.length > 0 ? paths.subcategories.link(slug) : paths.category.link(slug)
}

/** The categories in the given order, at most `limit`. */
export function CategoryGrid({
  categories,
  limit = Infinity,
}: {
  categories: readonly CategoryEntry[]
  limit?: number
}) {
  const tiles = categories
    .slice(0, limit)
    .map((category) => ({ ...category, to: categoryLink(category) }))
  return <TileGrid tiles={tiles} label="Categorías" />
}
