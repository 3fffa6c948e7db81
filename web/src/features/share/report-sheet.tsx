import { useState } from 'react'
import { REPORT_FIELDS, reportLink, type ReportField } from '../../catalog/contacts/whatsapp.ts'
import { OutsideButton } from '../../ui/button.tsx'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import styles from './share-sheet.module.css'

interface ReportSheetProps {
  isOpen: boolean
  onClose: () => void
  name: string
  url: string
  sitePhone: string
}

/** What is wrong in a record, told to the product over WhatsApp. */
export function ReportSheet({ isOpen, onClose, name, url, sitePhone }: ReportSheetProps) {
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
