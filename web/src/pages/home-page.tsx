import { paths } from '../app/paths.ts'
import { useDocumentHead } from '../browser/document-head.ts'
import { CAROUSELS } from '../catalog/carousels.ts'
import { homeHead } from '../catalog/page-head.ts'
import type { Site } from '../catalog/site.ts'
import type { LightStore } from '../catalog/store.ts'
import { CategoryGrid } from '../features/categories/category-grid.tsx'
import { StoreCarousel } from '../features/home/store-carousel.tsx'
import { TitleBlock } from '../features/home/title-block.tsx'
import { useHomeData } from '../features/home/use-home-data.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Section } from '../ui/section.tsx'
import styles from './home-page.module.css'
import { Loaded } from './loaded.tsx'

const CATEGORIES_SHOWN = 12

export function HomePage() {
  return (
    <Loaded state={useHomeData()} pending={null}>
      {([site, stores]) => <Home site={site} stores={stores} />}
    </Loaded>
  )
}

function Home({ site, stores }: { site: Site; stores: LightStore[] }) {
  useDocumentHead(homeHead(site))
  return (
    <>
      <TitleBlock name={site.name} tagline={site.tagline} />
      <div className={styles.blocks}>
        <Section title="Categorías">
          <CategoryGrid categories={site.categories} limit={CATEGORIES_SHOWN} />
          <div className={styles.more}>
            <ButtonLink look="main" to={paths.categories.link()}>
              Ver más
            </ButtonLink>
          </div>
        </Section>
        <StoreCarousel rule={CAROUSELS.food} stores={stores} />
      </div>
    </>
  )
}
