import { contactCardPath } from '@guia/contract'
import { useParams } from 'react-router-dom'
import { useProfessionals } from '../api/lists.ts'
import { useSiteOrPlain } from '../api/site.ts'
import { paths } from '../app/paths.ts'
import { useDocumentHead } from '../browser/document-head.ts'
import { notFoundHead, professionalHead } from '../catalog/site/page-head.ts'
import {
  type Professional,
  findProfessional,
  professionalCategoryName,
} from '../catalog/professionals/professional.ts'
import type { Site } from '../catalog/site/site.ts'
import { Gallery } from '../features/gallery/gallery.tsx'
import { StoreMap, type MappedPlace } from '../features/map/store-map.tsx'
import { ProfessionalDetail } from '../features/professionals/professional-detail.tsx'
import { SaveBar } from '../features/save-contact/save-bar.tsx'
import { PageTools } from '../features/share/page-tools.tsx'
import { ShareButton } from '../features/share/share-button.tsx'
import { messages } from '../ui/messages.ts'
import { NotFound } from './not-found.tsx'
import { PageBar, PageFrame } from './page.tsx'
import { ProfessionalsLoaded } from './professionals-loaded.tsx'
import styles from './store-page.module.css'

export function ProfessionalPage() {
  return (
    <ProfessionalsLoaded site={useSiteOrPlain()} professionals={useProfessionals()}>
      {(site, professionals) => <FoundProfile site={site} professionals={professionals} />}
    </ProfessionalsLoaded>
  )
}

function FoundProfile({ site, professionals }: { site: Site; professionals: Professional[] }) {
  const { categoria = '', slug = '' } = useParams()
  const found = findProfessional(professionals, categoria, slug, site.professionalCategories)
  const categoryName = found
    ? professionalCategoryName(site.professionalCategories, found.category)
    : ''
  useDocumentHead(
    found
      ? {
          ...professionalHead(found, categoryName, site),
          canonical: paths.professional.link(found.category, found.slug),
        }
      : notFoundHead(messages.professionalNotFound, site),
  )
  if (!found) return <NotFound title={messages.professionalNotFound} />
  return (
    <PageFrame className={styles.page} data-low-head>
      <PageBar />
      <Profile key={found.slug} site={site} professional={found} categoryName={categoryName} />
    </PageFrame>
  )
}

/** Of somebody who tells no hours the map does not say 'Cerrado'. */
function placeOf({ name, location, address, hours }: Professional, { city }: Site): MappedPlace {
  const place = { name, location, address, city }
  return Object.keys(hours).length > 0 ? { ...place, hours } : place
}

interface ProfileProps {
  site: Site
  professional: Professional
  categoryName: string
}

/** The profile together with what is done with it. */
function Profile({ site, professional, categoryName }: ProfileProps) {
  const { name, category, slug, gallery } = professional
  const path = paths.professional.link(category, slug)
  return (
    <>
      <ProfessionalDetail
        professional={professional}
        categoryName={categoryName}
        city={site.city}
        share={<ShareButton kind="professional" name={name} path={path} siteName={site.name} />}
        gallery={gallery.length > 0 ? <Gallery photos={gallery} name={name} /> : null}
        map={<StoreMap store={placeOf(professional, site)} />}
        tools={<PageTools name={name} path={path} sitePhone={site.phone} />}
      />
      <SaveBar
        kind="professional"
        contact={{ ...professional, file: contactCardPath(path, slug) }}
        phone={professional.phone}
      />
    </>
  )
}
