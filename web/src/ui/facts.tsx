import { readablePhone } from '@guia/contract'
import { Fragment, type ReactNode } from 'react'
import { addressInWords } from './address-in-words.ts'
import styles from './facts.module.css'
import { Icon, type IconName } from './icon.tsx'
import { NetworkIcon } from './network-icon.tsx'

/** Facts by which somebody is reached, one below the other. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className={styles.facts}>{children}</dl>
)

interface FactProps {
  icon: IconName
  /** Meaning of the icon. */
  name: string
  children: ReactNode
}

export function Fact({ icon, name, children }: FactProps) {
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

/** `pieces`: a phone text as it is written, each of its numbers with its call link. */
export function PhoneFact({
  pieces,
}: {
  pieces: readonly { text: string; href: string | null }[]
}) {
  if (pieces.length === 0) return null
  return (
    <Fact icon="call" name="Teléfono">
      {pieces.map(({ text, href }, place) =>
        href === null ? (
          <Fragment key={place}>{text}</Fragment>
        ) : (
          <a key={place} href={href}>
            {text}
          </a>
        ),
      )}
    </Fact>
  )
}

/** `number`: its digits. On a screen they are behind the button that opens the chat. */
export function PrintedWhatsApp({ number }: { number: string }) {
  if (number === '') return null
  const readable = readablePhone(number)
  return (
    <PrintedFact sign={<NetworkIcon name="whatsapp" size={20} />} name="WhatsApp">
      {readable === number ? `+${number}` : readable}
    </PrintedFact>
  )
}

/** `url`: of its site. On a screen it is behind a button. */
export function PrintedSite({ url }: { url: string }) {
  if (url === '') return null
  return (
    <PrintedFact sign={<Icon name="globe" size={20} />} name="Sitio web">
      {addressInWords(url)}
    </PrintedFact>
  )
}

interface PrintedFactProps {
  sign: ReactNode
  /** Meaning of the sign. */
  name: string
  children: string
}

const PrintedFact = ({ sign, name, children }: PrintedFactProps) => (
  <div data-print-only>
    <dt>
      {sign}
      <span className="visually-hidden">{name}</span>
    </dt>
    <dd>{children}</dd>
  </div>
)
