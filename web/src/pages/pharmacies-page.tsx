import { useDuties, useUsefulContacts } from '../api/lists.ts'
import { useMoment } from '../api/moment.ts'
import { both, optional } from '../api/resource.ts'
import { useDocumentHead } from '../browser/document-head.ts'
import { PHARMACIES, type Duty } from '../catalog/calendar/duties.ts'
import type { UsefulContactCategory } from '../catalog/contacts/useful-contacts.ts'
import { openStatus } from '../catalog/hours/opening-hours.ts'
import { pharmaciesHead } from '../catalog/site/page-head.ts'
import type { Site } from '../catalog/site/site.ts'
import { storesInAnyCategory } from '../catalog/stores/store-lists.ts'
import type { Store } from '../catalog/stores/store.ts'
import { foldText } from '@guia/contract'
import { DutyDays } from '../features/duty/duty-days.tsx'
import { DutyNow } from '../features/duty/duty-now.tsx'
import { StoreList } from '../features/stores/store-list.tsx'
import { ContactEntries } from '../features/useful-contacts/contact-entries.tsx'
import { Section } from '../ui/section.tsx'
import { Loaded } from './loaded.tsx'
import { Page } from './page.tsx'
import { StoreListPage } from './store-list-page.tsx'

/** /farmacias: who is on duty now and in the coming days, and how to reach any of them. */
export function PharmaciesPage() {
  const lists = both(useDuties(), optional(useUsefulContacts()))
  return (
    <StoreListPage>
      {(site, stores) => (
        <Loaded state={lists}>
          {([duties, contacts]) => (
            <Pharmacies site={site} stores={stores} duties={duties} contacts={contacts ?? []} />
          )}
        </Loaded>
      )}
    </StoreListPage>
  )
}

interface PharmaciesProps {
  site: Site
  stores: Store[]
  duties: Duty[]
  contacts: readonly UsefulContactCategory[]
}

function Pharmacies({ site, stores, duties, contacts }: PharmaciesProps) {
  const moment = useMoment()
  const pharmacies = storesInAnyCategory(stores, [PHARMACIES])
  const open = pharmacies.filter((store) => openStatus(store, moment).isOpen === true)
  const listed = contacts.filter(({ title }) => foldText(title) === foldText(PHARMACIES))
  useDocumentHead(pharmaciesHead(site))
  return (
    <Page title="Farmacias de turno" lead="Cada turno va de 8:00 a 8:00 del día siguiente.">
      <DutyNow duties={duties} city={site.city}>
        {open.length > 0 && (
          <Section title="Abiertas ahora">
            <StoreList stores={open} />
          </Section>
        )}
      </DutyNow>
      <DutyDays duties={duties} />
      {listed.map(({ id, items }) => (
        <Section key={id} title="Todas las farmacias">
          <ContactEntries contacts={items} />
        </Section>
      ))}
    </Page>
  )
}
