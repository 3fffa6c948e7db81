import { SOCIAL_NETWORKS } from '@guia/contract'
import type { ReactNode } from 'react'
import { digits, readablePieces } from '../../catalog/contacts/phone.ts'
import { siteOf, type Store } from '../../catalog/stores/store.ts'
import { Fact, Facts, PhoneFact, PrintedSite, PrintedWhatsApp } from '../../ui/facts.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SocialLinks, socialLinksOf } from '../../ui/social-links.tsx'

/** Phone, address and social links; only what is known. On paper WhatsApp and site as well. */
export function StoreContact({ store }: { store: Store }) {
  const social = socialLinksOf(SOCIAL_NETWORKS, store.social)
  const isEmpty = store.phone === '' && store.address === '' && social.length === 0
  const chat = digits(store.whatsapp)
  const site = siteOf(store)
  if (isEmpty && chat === '' && site === '') return null
  return (
    <Panel title="Contacto" isPrintOnly={isEmpty}>
      <PhoneAndAddress store={store}>
        <PrintedWhatsApp number={chat} />
        <PrintedSite url={site} />
      </PhoneAndAddress>
      <SocialLinks links={social} label={`Redes de ${store.name}`} />
    </Panel>
  )
}

interface PhoneAndAddressProps {
  store: Store
  /** Another fact, between the two. */
  children?: ReactNode
}

export function PhoneAndAddress({ store, children }: PhoneAndAddressProps) {
  return (
    <Facts>
      <PhoneFact pieces={readablePieces(store.phone)} />
      {children}
      {store.address !== '' && (
        <Fact icon="pin" name="Dirección">
          {[store.address, store.city].filter(Boolean).join(', ')}
        </Fact>
      )}
    </Facts>
  )
}
