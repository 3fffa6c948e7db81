import { shareByWhatsAppLink } from '../../catalog/contacts/whatsapp.ts'
import { Button, OutsideButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { messages } from '../../ui/messages.ts'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import { Toast } from '../../ui/toast.tsx'

interface InvitationToastProps {
  text: string
  url: string
  onCopy: () => void
  onClose: () => void
}

/** Invitation and link, with the ways to pass them on. */
export function InvitationToast({ text, url, onCopy, onClose }: InvitationToastProps) {
  const actions = (
    <>
      <Button onClick={onCopy}>
        <Icon name="copy" size={20} /> Copiar enlace
      </Button>
      <OutsideButton look="whatsapp" href={shareByWhatsAppLink(`${text}: ${url}`)}>
        <NetworkIcon name="whatsapp" size={20} /> Enviar
      </OutsideButton>
    </>
  )
  return (
    <Toast onClose={onClose} actions={actions}>
      {text}: <a href={url}>{url}</a>
    </Toast>
  )
}

interface LinkToastProps {
  url: string
  isCopied: boolean
  onClose: () => void
}

/** That the link was copied; otherwise the link itself, to be copied by hand. */
export function LinkToast({ url, isCopied, onClose }: LinkToastProps) {
  return (
    <Toast onClose={onClose}>
      {isCopied ? (
        messages.linkCopied
      ) : (
        <>
          {messages.linkNotCopied} <a href={url}>{url}</a>
        </>
      )}
    </Toast>
  )
}
