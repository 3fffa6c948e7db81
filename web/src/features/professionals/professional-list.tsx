import { paths } from '../../app/paths.ts'
import { useMoment } from '../../api/moment.ts'
import { telLink } from '../../catalog/contacts/phone.ts'
import { waLink } from '../../catalog/contacts/whatsapp.ts'
import { openStatus } from '../../catalog/hours/opening-hours.ts'
import type { Professional } from '../../catalog/professionals/professional.ts'
import { OpenBadge } from '../../ui/badges.tsx'
import { Card, CardLink } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { QuickContact } from '../../ui/quick-contact.tsx'
import styles from './professional-list.module.css'

/** The professionals of a category, each a card that leads to the profile. */
export function ProfessionalList({ professionals }: { professionals: readonly Professional[] }) {
  return (
    <ul className={styles.list} aria-label="Profesionales">
      {professionals.map((professional) => (
        <li key={professional.slug}>
          <ProfessionalCard professional={professional} />
        </li>
      ))}
    </ul>
  )
}

function ProfessionalCard({ professional }: { professional: Professional }) {
  const { category, slug, name, image, specialty, license, address, hours, phone, whatsapp } =
    professional
  const status = openStatus({ hours }, useMoment())
  return (
    <Card className={styles.card}>
      <Picture url={image} alt="" kind="photo" sizes="96px" className={styles.portrait} />
      <div className={styles.text}>
        <h2 className={styles.name}>
          <CardLink to={paths.professional.link(category, slug)}>{name}</CardLink>
        </h2>
        <p className={styles.fact}>{specialty}</p>
        {license !== '' && <p className={styles.fact}>Matrícula: {license}</p>}
        {address !== '' && (
          <p className={styles.address}>
            <Icon name="pin" size={18} />
            {address}
          </p>
        )}
        <div className={styles.foot}>
          {Object.keys(hours).length > 0 && (
            <p className={styles.open}>
              <OpenBadge {...status} />
            </p>
          )}
          <QuickContact name={name} call={telLink(phone)} chat={waLink(whatsapp)} />
        </div>
      </div>
    </Card>
  )
}
