import { digits, phonePieces } from '../../catalog/contacts/phone.ts'
import type { Professional } from '../../catalog/professionals/professional.ts'
import { Fact, Facts, PhoneFact, PrintedWhatsApp } from '../../ui/facts.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SocialLinks, socialLinksOf } from '../../ui/social-links.tsx'

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
        <PhoneFact pieces={phonePieces(phone)} />
        <PrintedWhatsApp number={chat} />
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
      </Facts>
      <SocialLinks
        links={socialLinksOf(['instagram'] as const, { instagram })}
        label={`Redes de ${name}`}
      />
    </Panel>
  )
}
