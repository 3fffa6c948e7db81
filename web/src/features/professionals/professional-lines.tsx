import { Link } from 'react-router-dom'
import { useMoment } from '../../api/moment.ts'
import { paths } from '../../app/paths.ts'
import { telLink } from '../../catalog/contacts/phone.ts'
import { waLink } from '../../catalog/contacts/whatsapp.ts'
import { openStatus } from '../../catalog/hours/opening-hours.ts'
import type { Professional } from '../../catalog/professionals/professional.ts'
import { OpenBadge } from '../../ui/badges.tsx'
import { QuickContact } from '../../ui/quick-contact.tsx'
import styles from './professional-lines.module.css'

/** Professionals, a line each that leads to the profile: for where they are not what is listed. */
export function ProfessionalLines({ professionals }: { professionals: readonly Professional[] }) {
  return (
    <ul>
      {professionals.map((professional) => (
        <li key={professional.slug} className={styles.line}>
          <ProfessionalLine professional={professional} />
          <QuickContact
            name={professional.name}
            call={telLink(professional.phone)}
            chat={waLink(professional.whatsapp)}
          />
        </li>
      ))}
    </ul>
  )
}

function ProfessionalLine({ professional }: { professional: Professional }) {
  const { category, slug, name, specialty, address, hours } = professional
  const status = openStatus({ hours }, useMoment())
  return (
    <div className={styles.text}>
      <Link className={styles.name} to={paths.professional.link(category, slug)}>
        {name}
      </Link>
      <p className={styles.facts}>{[specialty, address].filter(Boolean).join(' · ')}</p>
      {Object.keys(hours).length > 0 && <OpenBadge {...status} />}
    </div>
  )
}
