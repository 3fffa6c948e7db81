import { foldText } from '@guia/contract'
import { storesResource, useDuties, useUsefulContacts } from '../api/lists.ts'
import { useMoment } from '../api/moment.ts'
import { useResource } from '../api/resource-hooks.ts'
import { both } from '../api/resource.ts'
import { useSiteBasics } from '../api/site.ts'
import { useDocumentHead } from '../browser/document-head.ts'
import { PHARMACIES, type Duty } from '../catalog/calendar/duties.ts'
import { pharmaciesHead } from '../catalog/site/page-head.ts'
import type { SiteBasics } from '../catalog/site/site.ts'
import { isOpenStore } from '../catalog/stores/open-store.ts'
import { storesInAnyCategory } from '../catalog/stores/store-lists.ts'
import { DutyDays } from '../features/duty/duty-days.tsx'
import { DutyNow } from '../features/duty/duty-now.tsx'
import { HolidayDays } from '../features/duty/holiday-days.tsx'
import { StoreList } from '../features/stores/store-list.tsx'
import { ContactEntries } from '../features/useful-contacts/contact-entries.tsx'
import { Section } from '../ui/section.tsx'
import { Loaded } from './loaded.tsx'
import { Page } from './page.tsx'

/** /farmacias: who is on duty now and in the coming days, how to reach any of them, and the holidays. */
export function PharmaciesPage() {
  return (
    <Loaded state={both(useSiteBasics(), useDuties())}>
      {([site, duties]) => <Pharmacies site={site} duties={duties} />}
    </Loaded>
  )
}

function Pharmacies({ site, duties }: { site: SiteBasics; duties: Duty[] }) {
  useDocumentHead(pharmaciesHead(site))
  return (
    <Page title="Farmacias de turno" lead="Cada turno va de 8:00 a 8:00 del día siguiente.">
      <DutyNow duties={duties} city={site.city}>
        <OpenPharmacies />
      </DutyNow>
      <DutyDays duties={duties} />
      <AllPharmacies />
      <HolidayDays holidays={site.holidays} />
    </Page>
  )
}

/** For days on which nobody is named: only then the stores are asked for. */
function OpenPharmacies() {
  const state = useResource(storesResource)
  const moment = useMoment()
  const stores = state.status === 'loaded' ? state.data : []
  const open = storesInAnyCategory(stores, [PHARMACIES]).filter((store) =>
    isOpenStore(store, moment),
  )
  if (open.length === 0) return null
  return (
    <Section title="Abiertas ahora">
      <StoreList stores={open} />
    </Section>
  )
}

/** Those of the useful contacts; who is on duty does not wait for them. */
function AllPharmacies() {
  const state = useUsefulContacts()
  const categories = state.status === 'loaded' ? state.data : []
  return categories
    .filter(({ title }) => foldText(title) === foldText(PHARMACIES))
    .map(({ id, items }) => (
      <Section key={id} title="Todas las farmacias">
        <ContactEntries contacts={items} />
      </Section>
    ))
}
