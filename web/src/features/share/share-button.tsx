import { useState } from 'react'
import { copyText, shareNatively } from '../../browser/share.ts'
import { usePageUrl } from '../../browser/hydrated.tsx'
import { invitationText, shareByWhatsAppLink } from '../../catalog/contacts/whatsapp.ts'
import { IconButton } from '../../ui/icon-action.tsx'
import { Button, OutsideButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { messages } from '../../ui/messages.ts'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import { Toast } from '../../ui/toast.tsx'

interface ShareButtonProps {
  kind: 'store' | 'professional' | 'offer'
  name: string
  /** Path of the page to share. */
  path: string
  siteName: string
}

type Notice = 'invitation' | 'copied' | 'not-copied' | null

/**
 * Compartir: the device's own sharing. Without it a store's invitation is shown, of anything else
 * the link is copied (spec section 8).
 */
export function ShareButton({ kind, name, path, siteName }: ShareButtonProps) {
  const [notice, setNotice] = useState<Notice>(null)
  const url = usePageUrl(path)
  const text = invitationText(name, siteName)
  const copy = async () => setNotice((await copyText(url)) ? 'copied' : 'not-copied')
  const share = async () => {
    setNotice(null)
    if ((await shareNatively({ title: name, text, url })) !== 'missing') return
    if (kind === 'store') setNotice('invitation')
    else await copy()
  }
  const close = () => setNotice(null)
  return (
    <>
      <IconButton icon="share" text="Compartir" onClick={() => void share()} />
      {notice === 'invitation' && (
        <InvitationToast text={text} url={url} onCopy={() => void copy()} onClose={close} />
      )}
      {(notice === 'copied' || notice === 'not-copied') && (
        <LinkToast url={url} isCopied={notice === 'copied'} onClose={close} />
      )}
    </>
  )
}

interface InvitationToastProps {
  text: string
  url: string
  onCopy: () => void
  onClose: () => void
}

/** Invitation and link, with the ways to pass them on. */
function InvitationToast({ text, url, onCopy, onClose }: InvitationToastProps) {
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

/** Notice that the link was copied; otherwise the link itself, to be copied by hand. */
function LinkToast({ url, isCopied, onClose }: LinkToastProps) {
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
