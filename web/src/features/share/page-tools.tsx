import { useState } from 'react'
import { usePageUrl } from '../../browser/hydrated.tsx'
import { Button, OutsideButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './share-sheet.module.css'
import { Sheet } from '../../ui/sheet.tsx'
import { REPORT_FIELDS, reportLink, type ReportField } from '../../catalog/contacts/whatsapp.ts'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import { QrSheet } from './qr-sheet.tsx'

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
  // Its closing is told late: by then the other one may be open, and stays.
  const close = (sheet: typeof open) => () => setOpen((now) => (now === sheet ? null : now))
  const page = { name, url }
  return (
    <div className={styles.tools} data-screen-only data-scripted>
      <Button onClick={() => setOpen('qr')}>
        <Icon name="qr" size={22} /> Código QR
      </Button>
      <QrSheet {...page} isOpen={open === 'qr'} onClose={close('qr')} />
      {sitePhone !== '' && (
        <>
          <Button onClick={() => setOpen('report')}>
            <Icon name="flag" size={22} /> Informar un error
          </Button>
          <ReportSheet
            {...page}
            isOpen={open === 'report'}
            onClose={close('report')}
            sitePhone={sitePhone}
          />
        </>
      )}
    </div>
  )
}

interface ReportSheetProps {
  isOpen: boolean
  onClose: () => void
  name: string
  url: string
  sitePhone: string
}

/** Report of an error in a record, sent to the product over WhatsApp. */
function ReportSheet({ isOpen, onClose, name, url, sitePhone }: ReportSheetProps) {
  const [field, setField] = useState<ReportField>(REPORT_FIELDS[0])
  const href = reportLink(sitePhone, { name, field, url }) ?? undefined
  return (
    <Sheet title="Informar un error" isOpen={isOpen} onClose={onClose}>
      <fieldset className={styles.fields}>
        <legend>¿Qué está mal en {name}?</legend>
        {REPORT_FIELDS.map((option) => (
          <label key={option} className={styles.field}>
            <input
              type="radio"
              name="campo"
              checked={option === field}
              onChange={() => setField(option)}
            />
            {option}
          </label>
        ))}
      </fieldset>
      <OutsideButton look="whatsapp" href={href} onClick={onClose}>
        <NetworkIcon name="whatsapp" size={22} /> Informar por WhatsApp
      </OutsideButton>
    </Sheet>
  )
}
