import { useState } from 'react'
import { usePageUrl } from '../../browser/page-url.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { QrSheet } from './qr-sheet.tsx'
import { ReportSheet } from './report-sheet.tsx'
import styles from './share-sheet.module.css'

interface PageToolsProps {
  name: string
  /** Path of the page. */
  path: string
  /** The product's WhatsApp number; without it no error can be reported. */
  sitePhone: string
}

/** At the end of a page: its QR code, and a way to report what is wrong in it. */
export function PageTools({ name, path, sitePhone }: PageToolsProps) {
  const [open, setOpen] = useState<'qr' | 'report' | null>(null)
  const url = usePageUrl(path)
  const page = { name, url, onClose: () => setOpen(null) }
  return (
    <div className={styles.tools} data-screen-only data-scripted>
      <Button onClick={() => setOpen('qr')}>
        <Icon name="qr" size={22} /> Código QR
      </Button>
      <QrSheet {...page} isOpen={open === 'qr'} />
      {sitePhone !== '' && (
        <>
          <Button onClick={() => setOpen('report')}>
            <Icon name="flag" size={22} /> Informar un error
          </Button>
          <ReportSheet {...page} isOpen={open === 'report'} sitePhone={sitePhone} />
        </>
      )}
    </div>
  )
}
