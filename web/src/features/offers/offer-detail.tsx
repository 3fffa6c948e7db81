import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { type Offer, formatDay } from '../../catalog/offers/offer.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './offer-detail.module.css'

/** Everything about one offer or recommended item, and the way to its store. */
export function OfferDetail({ offer }: { offer: Offer }) {
  const storeLink = paths.store.link(offer.store.slug)
  return (
    <article className={styles.offer}>
      <Picture
        url={offer.image}
        alt=""
        kind="photo"
        sizes="(min-width: 60rem) 36rem, 100vw"
        className={styles.picture}
        isPriority
      />
      <div className={styles.text}>
        {offer.discount !== '' && <p className={styles.discount}>{offer.discount}</p>}
        <PageHeading>{offer.name}</PageHeading>
        {offer.description !== '' && <p className={styles.description}>{offer.description}</p>}
        {offer.until !== '' && <p className={styles.until}>Hasta el {formatDay(offer.until)}</p>}
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
        <div>
          <ButtonLink look="main" to={storeLink}>
            Ver tienda
          </ButtonLink>
        </div>
      </div>
    </article>
  )
}
