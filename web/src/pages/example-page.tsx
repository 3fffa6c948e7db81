import { useSiteBasics } from '../api/site.ts'
import { useDocumentHead } from '../browser/document-head.ts'
import { exampleHead } from '../catalog/site/page-head.ts'
import type { SiteBasics } from '../catalog/site/site.ts'
import { EXAMPLE } from '../features/example/example-data.ts'
import { ExampleStore } from '../features/example/example-store.tsx'
import { Gallery } from '../features/gallery/gallery.tsx'
import { MerchantCall } from '../features/home/merchant-call.tsx'
import { StoreMap } from '../features/map/store-map.tsx'
import { Loaded } from './loaded.tsx'
import { Page } from './page.tsx'

/** /ejemplo: for merchants, to see what they would get. */
export function ExamplePage() {
  return <Loaded state={useSiteBasics()}>{(site) => <Example site={site} />}</Loaded>
}

function Example({ site }: { site: SiteBasics }) {
  useDocumentHead(exampleHead(site))
  const place = { ...EXAMPLE, location: site.map.center, city: site.city }
  return (
    <Page
      title="Así se ve tu comercio"
      lead="Esta pizzería es inventada: sirve para mostrarte cómo quedaría tu página. Probá los botones."
    >
      <ExampleStore
        gallery={<Gallery photos={EXAMPLE.gallery} name={EXAMPLE.name} />}
        map={<StoreMap store={place} />}
      />
      <MerchantCall phone={site.phone} />
    </Page>
  )
}
