import { MERCHANT_GREETING, waLinkWithText } from '../../catalog/contacts/whatsapp.ts'
import { Button, OutsideButton } from '../../ui/button.tsx'
import { messages } from '../../ui/messages.ts'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import styles from './lead-form.module.css'

/** Says that the form was not sent; the same data may be sent again, or a chat opened instead. */
export function LeadFailed({ sitePhone, onRetry }: { sitePhone: string; onRetry: () => void }) {
  return (
    <div className={styles.failed}>
      <p role="alert">{messages.leadFailed}</p>
      <div className={styles.ways}>
        <Button onClick={onRetry}>Reintentar</Button>
        <ChatWithSite phone={sitePhone} />
      </div>
    </div>
  )
}

/** The way to write to the product without the form; nothing without a number. */
export function ChatWithSite({ phone }: { phone: string }) {
  const chat = waLinkWithText(phone, MERCHANT_GREETING)
  if (chat === null) return null
  return (
    <OutsideButton href={chat} look="whatsapp">
      <NetworkIcon name="whatsapp" size={22} /> Escribinos por WhatsApp
    </OutsideButton>
  )
}
