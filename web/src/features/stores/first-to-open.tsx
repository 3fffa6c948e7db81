import { useMemo, type ReactNode } from 'react'
import { useMoment } from '../../api/moment.ts'
import { firstToOpen } from '../../catalog/stores/first-to-open.ts'
import type { Store } from '../../catalog/stores/store.ts'
import { Section } from '../../ui/section.tsx'
import { StoreList } from './store-list.tsx'

interface FirstToOpenProps {
  stores: readonly Store[]
  cardAction: (store: Store) => ReactNode
}

const MOST = 3

/** Where nothing is open: what opens next. In the early afternoon that is most of the town. */
export function FirstToOpen({ stores, cardAction }: FirstToOpenProps) {
  const moment = useMoment()
  const first = useMemo(() => firstToOpen(stores, moment, MOST), [stores, moment])
  if (first.length === 0) return null
  return (
    <Section title="Abren primero">
      <StoreList stores={first} cardAction={cardAction} />
    </Section>
  )
}
