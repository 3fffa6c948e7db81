import { useState } from 'react'
import { copyText } from '../../browser/clipboard.ts'
import { usePageUrl } from '../../browser/page-url.ts'
import { shareNatively } from '../../browser/share.ts'
import { invitationText } from '../../catalog/contacts/whatsapp.ts'
import { IconButton } from '../../ui/icon-action.tsx'
import { InvitationToast, LinkToast } from './share-toasts.tsx'

interface ShareButtonProps {
  kind: 'store' | 'professional'
  name: string
  /** Path of the page to share. */
  path: string
  siteName: string
}

type Notice = 'invitation' | 'copied' | 'not-copied' | null

/**
 * Compartir: the device's own sharing. Without it a store's invitation is shown, a professional's
 * link copied (spec section 8).
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
