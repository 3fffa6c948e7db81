import type { ReactNode } from 'react'
import { directionsLink } from '../../catalog/stores/directions.ts'
import { telLink, digits, readablePieces } from '../../catalog/contacts/phone.ts'
import type { Professional } from '../../catalog/professionals/professional.ts'
import { EmailText } from '../../ui/email-text.tsx'
import { IconActions, IconLink } from '../../ui/icon-action.tsx'
import styles from './professional-detail.module.css'
import { Fact, Facts, PhoneFact, PrintedWhatsApp } from '../../ui/facts.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SocialLinks, socialLinksOf } from '../../ui/social-links.tsx'

interface ProfessionalActionsProps {
  professional: Professional
  city: string
  share: ReactNode
}

/** Actions of a visitor: call, get there, share, write a mail. */
export function ProfessionalActions({ professional, city, share }: ProfessionalActionsProps) {
  const { phone, email } = professional
  return (
    <div className={styles.actions}>
      <IconActions>
        <IconLink icon="call" text="Llamar" href={telLink(phone)} />
        <IconLink
          icon="route"
          text="Cómo llegar"
          href={directionsLink({ ...professional, city })}
          isOutside
        />
        <li data-scripted>{share}</li>
        <IconLink icon="mail" text="Mail" href={email === '' ? null : `mailto:${email}`} />
      </IconActions>
    </div>
  )
}

interface ProfessionalContactProps {
  professional: Professional
  city: string
}

/** Phone, mail, address and network; only what is known. On paper the WhatsApp number as well. */
export function ProfessionalContact({ professional, city }: ProfessionalContactProps) {
  const { name, phone, whatsapp, email, address, instagram } = professional
  const isEmpty = [phone, email, address, instagram].every((text) => text === '')
  const chat = digits(whatsapp)
  if (isEmpty && chat === '') return null
  return (
    <Panel title="Contacto" isPrintOnly={isEmpty}>
      <Facts>
        <PhoneFact pieces={readablePieces(phone)} />
        <PrintedWhatsApp number={chat} />
        {email !== '' && (
          <Fact icon="mail" name="Correo">
            <a href={`mailto:${email}`}>
              <EmailText email={email} />
            </a>
          </Fact>
        )}
        {address !== '' && (
          <Fact icon="pin" name="Dirección">
            {[address, city].filter(Boolean).join(', ')}
          </Fact>
        )}
      </Facts>
      <SocialLinks
        links={socialLinksOf(['instagram'] as const, { instagram })}
        label={`Redes de ${name}`}
      />
    </Panel>
  )
}
