import type { ReactNode } from 'react'
import { telLink } from '../../catalog/phone.ts'
import type { Professional } from '../../catalog/professional.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { SocialLinks, socialLinksOf } from '../../ui/social-links.tsx'
import styles from './professional-detail.module.css'

interface ProfessionalContactProps {
  professional: Professional
  city: string
}

/** Phone, mail, address and network; only what is known. */
export function ProfessionalContact({ professional, city }: ProfessionalContactProps) {
  const { name, phone, email, address, instagram } = professional
  const call = telLink(phone)
  if ([phone, email, address, instagram].every((text) => text === '')) return null
  return (
    <section className={styles.panel} aria-label="Contacto">
      <h2 className={styles.title}>Contacto</h2>
      <dl className={styles.facts}>
        {phone !== '' && (
          <Fact icon="call" name="Teléfono">
            {call ? <a href={call}>{phone}</a> : phone}
          </Fact>
        )}
        {email !== '' && (
          <Fact icon="mail" name="Correo">
            <a href={`mailto:${email}`}>{email}</a>
          </Fact>
        )}
        {address !== '' && (
          <Fact icon="pin" name="Dirección">
            {[address, city].filter(Boolean).join(', ')}
          </Fact>
        )}
      </dl>
      <SocialLinks
        links={socialLinksOf(['instagram'] as const, { instagram })}
        label={`Redes de ${name}`}
      />
    </section>
  )
}

function Fact({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon name={icon} size={20} />
        <span className="visually-hidden">{name}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
