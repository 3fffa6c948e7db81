import { paths } from '../app/paths.ts'
import { useDocumentHead } from '../browser/document-head.ts'
import { emergencyContacts } from '../catalog/contacts/useful-contacts.ts'
import { CAROUSELS, promotedStores } from '../catalog/stores/carousels.ts'
import type { Offers } from '../catalog/offers/offer.ts'
import { homeHead } from '../catalog/site/page-head.ts'
import type { FormerNames } from '../catalog/stores/categories.ts'
import type { LightStore } from '../catalog/stores/store.ts'
import { CategoryGrid } from '../features/categories/category-grid.tsx'
import { DutyLine } from '../features/duty/duty-line.tsx'
import { FavouritesShelf, RecentShelf } from '../features/favourites/store-shelf.tsx'
import { MerchantCall } from '../features/home/merchant-call.tsx'
import { NowAnswers } from '../features/home/now-answers.tsx'
import { OpenRubros } from '../features/home/open-rubros.tsx'
import { ProfessionalServices } from '../features/home/professional-services.tsx'
import { Promotions } from '../features/home/promotions.tsx'
import { StoreCarousel } from '../features/home/store-carousel.tsx'
import { TitleBlock } from '../features/home/title-block.tsx'
import { useHomeData, type HomeData } from '../features/home/use-home-data.ts'
import { LocationsMap } from '../features/map/locations-map.tsx'
import { OfferCarousel } from '../features/offers/offer-carousel.tsx'
import { ContactShortcuts } from '../features/useful-contacts/contact-shortcuts.tsx'
import { EMERGENCY_WINDOW, EmergencyNumbers } from '../features/useful-contacts/contacts-window.tsx'
import { UsefulContacts } from '../features/useful-contacts/useful-contacts.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Section } from '../ui/section.tsx'
import styles from './home-page.module.css'
import { Loaded } from './loaded.tsx'
import { PageFrame } from './page.tsx'

const CATEGORIES_SHOWN = 12

export function HomePage() {
  return (
    <Loaded state={useHomeData()} pending={null}>
      {(data) => <Home {...data} />}
    </Loaded>
  )
}

/** The blocks of spec section 2, Home screen, in its order. */
function Home({ site, stores, offers, usefulContacts, duties }: HomeData) {
  useDocumentHead(homeHead(site))
  const emergencies = emergencyContacts(usefulContacts)
  return (
    <>
      <TitleBlock
        name={site.name}
        tagline={site.tagline}
        video={site.bannerVideo}
        poster={site.bannerPoster}
      >
        <NowAnswers
          duties={duties}
          emergencyWindow={emergencies.length > 0 ? EMERGENCY_WINDOW : null}
        />
        <ContactShortcuts categories={usefulContacts} />
      </TitleBlock>
      <EmergencyNumbers contacts={emergencies} />
      <PageFrame className={styles.blocks}>
        <ProfessionalServices categories={site.professionalCategories} />
        {/* Below a phone's first screen: they are known to the device alone, and come in late. */}
        <FavouritesShelf stores={stores} />
        <RecentShelf stores={stores} />
        <Section title="Categorías">
          <OpenRubros categories={site.categories} />
          <CategoryGrid categories={site.categories} limit={CATEGORIES_SHOWN} />
          <div className={styles.more}>
            <ButtonLink look="main" to={paths.categories.link()}>
              Ver más
            </ButtonLink>
          </div>
        </Section>
        <Carousels stores={stores} offers={offers} formerNames={site.formerNames} />
        <UsefulContacts categories={usefulContacts} onDuty={<DutyLine />} />
        <MerchantCall phone={site.phone}>
          <ButtonLink to={paths.example.link()}>Así se ve tu comercio</ButtonLink>
        </MerchantCall>
        <Section title="Ubicaciones" more={{ to: paths.categories.link(), text: 'Ver todos' }}>
          <LocationsMap map={site.map} />
        </Section>
      </PageFrame>
    </>
  )
}

interface CarouselsProps {
  stores: LightStore[]
  formerNames: FormerNames
  offers: Offers
}

function Carousels({ offers, ...known }: CarouselsProps) {
  const { stores } = known
  return (
    <>
      <StoreCarousel rule={CAROUSELS.home} {...known} />
      <Promotions stores={promotedStores(stores)} />
      <OfferCarousel
        title="Ofertas"
        offers={offers.offers}
        seeAll={paths.offers.link()}
        linkOf={({ id, storeId }) => paths.offer.link(id, storeId)}
      />
      <StoreCarousel rule={CAROUSELS.clothes} {...known} look="lines" />
      <OfferCarousel
        title="Recomendados"
        offers={offers.recommended}
        seeAll={paths.recommended.link()}
        linkOf={({ id }) => paths.recommended.link(id)}
      />
      <StoreCarousel rule={CAROUSELS.food} {...known} look="cards" />
      <StoreCarousel rule={CAROUSELS.cars} {...known} look="lines" />
    </>
  )
}
