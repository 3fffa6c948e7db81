import { readablePhone } from '@guia/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import type { Offer } from '../../catalog/offers/offer.ts'
import { offerLink } from '../../catalog/contacts/whatsapp.ts'
import { ButtonLink, OutsideButton } from '../../ui/button.tsx'
import { IconActions } from '../../ui/icon-action.tsx'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Picture } from '../../ui/picture.tsx'
import { OfferUntil } from './offer-until.tsx'
import styles from './offer-detail.module.css'

interface OfferDetailProps {
  offer: Offer
  siteName: string
  /** What its button says: 'Quiero la oferta'. */
  wish: string
  /** Whether its store is open. */
  openState: ReactNode
  /** The button that shares it. */
  share: ReactNode
}

/** Everything about one offer or recommended item, and the ways to have it. */
export function OfferDetail({ offer, siteName, wish, openState, share }: OfferDetailProps) {
  const chat = offerLink(offer.store.whatsapp, offer.name, siteName)
  const storeLink = paths.store.link(offer.store.slug)
  return (
    <article className={styles.offer}>
      <Picture
        url={offer.image}
        alt=""
        kind="photo"
        sizes="(min-width: 60rem) 36rem, (min-width: 40rem) 50vw, 100vw"
        className={styles.picture}
        isPriority
      />
      <div className={styles.text}>
        {offer.discount !== '' && <p className={styles.discount}>{offer.discount}</p>}
        <PageHeading>{offer.name}</PageHeading>
        {offer.description !== '' && <p className={styles.description}>{offer.description}</p>}
        <OfferUntil offer={offer} className={styles.until} />
        <Link to={storeLink} className={styles.store}>
          <Picture
            url={offer.store.image}
            alt=""
            kind="logo"
            sizes="64px"
            className={styles.logo}
          />
          {offer.store.name}
        </Link>
        {openState}
        {offer.store.whatsapp !== '' && (
          <p data-print-only>WhatsApp {readablePhone(offer.store.whatsapp)}</p>
        )}
        <div className={styles.ways}>
          {chat !== null && (
            <OutsideButton href={chat} look="whatsapp" data-screen-only>
              <NetworkIcon name="whatsapp" size={22} /> {wish}
            </OutsideButton>
          )}
          <ButtonLink look={chat === null ? 'main' : 'quiet'} to={storeLink} data-screen-only>
            Ver tienda
          </ButtonLink>
        </div>
        <IconActions>
          <li data-scripted>{share}</li>
        </IconActions>
      </div>
    </article>
  )
}
