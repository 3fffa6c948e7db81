import { LEAD_FIELDS, LEAD_FORM, TRAP_FIELD, type LeadField } from '@guia/contract'
import { useId, useRef, type ComponentProps, type FormEvent } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { useHydrated } from '../../browser/hydrated.tsx'
import { usePreHydrationInput } from '../../browser/pre-hydration-input.ts'
import { Button, OutsideButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './lead-form.module.css'
import { LeadSent } from './lead-sent.tsx'
import { useLeadForm } from './use-lead-form.ts'
import { MERCHANT_GREETING, waLinkWithText } from '../../catalog/contacts/whatsapp.ts'
import { messages } from '../../ui/messages.ts'
import { NetworkIcon } from '../../ui/network-icon.tsx'

const INPUTS: Record<LeadField, ComponentProps<'input'>> = {
  nombre: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  telefono: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
}

interface LeadFormProps {
  endpoint: string
  /** The product's WhatsApp number, the way out when sending fails. */
  sitePhone: string
}

/** Nombre, email and teléfono of who wants to be contacted (spec section 2, Contact page). */
export function LeadForm({ endpoint, sitePhone }: LeadFormProps) {
  const { lead, errors, status, change, fill, submit, retry, close } = useLeadForm(endpoint)
  const form = useRef<HTMLFormElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  const sendButton = useRef<HTMLButtonElement>(null)
  const isHydrated = useHydrated()
  usePreHydrationInput(form, function keepTyped(typed) {
    const fields = LEAD_FIELDS.filter((field) => typed.has(field))
    fill(Object.fromEntries(fields.map((field) => [field, typed.get(field)])))
  })

  const send = (event: FormEvent) => {
    event.preventDefault()
    const found = submit(trap.current?.value ?? '')
    const firstWrong = LEAD_FIELDS.find((field) => found[field] !== undefined)
    if (firstWrong) form.current?.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus()
  }
  const sendAgain = () => {
    // Its own button goes away meanwhile; the thanks give the focus back to where it was.
    sendButton.current?.focus()
    retry()
  }
  return (
    <>
      <form ref={form} className={styles.form} onSubmit={send} noValidate data-scripted>
        {LEAD_FIELDS.map((field) => (
          <TextField
            key={field}
            {...INPUTS[field]}
            label={LEAD_FORM[field].label}
            name={field}
            maxLength={LEAD_FORM[field].maxLength}
            value={lead[field]}
            error={errors[field]}
            onChange={(event) => change(field, event.target.value)}
            required
          />
        ))}
        <Trap inputRef={trap} />
        <Button
          ref={sendButton}
          type="submit"
          look="main"
          className={styles.send}
          aria-disabled={status === 'sending'}
          // Until then the browser itself would send it, with all that was written in the address.
          disabled={!isHydrated}
        >
          {status === 'sending' ? 'Enviando…' : 'Enviar'}
        </Button>
        <p className={styles.privacy}>
          Usamos estos datos solo para contactarte.{' '}
          <Link to={paths.privacy.link()}>Cómo cuidamos tus datos</Link>
        </p>
      </form>
      <noscript>
        <p>Para enviar el formulario hace falta activar JavaScript.</p>
        <ChatWithSite phone={sitePhone} />
      </noscript>
      {status === 'failed' && <LeadFailed sitePhone={sitePhone} onRetry={sendAgain} />}
      <LeadSent isOpen={status === 'sent'} onClose={close} />
    </>
  )
}

/** A field that people neither see nor reach; robots fill it in and so give themselves away. */
function Trap({ inputRef }: { inputRef: ComponentProps<'input'>['ref'] }) {
  const id = useId()
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={id}>No completar</label>
      <input ref={inputRef} id={id} name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  )
}

/** Says that the form was not sent; the same data may be sent again, or a chat opened instead. */
function LeadFailed({ sitePhone, onRetry }: { sitePhone: string; onRetry: () => void }) {
  return (
    <div className={styles.failed}>
      <p role="alert">{messages.leadFailed}</p>
      <p>Lo que escribiste no se perdió: «Reintentar» lo manda de nuevo.</p>
      <div className={styles.ways}>
        <Button onClick={onRetry}>Reintentar</Button>
        <ChatWithSite phone={sitePhone} />
      </div>
    </div>
  )
}

/** The way to write to the product without the form; nothing without a number. */
function ChatWithSite({ phone }: { phone: string }) {
  const chat = waLinkWithText(phone, MERCHANT_GREETING)
  if (chat === null) return null
  return (
    <OutsideButton href={chat} look="whatsapp">
      <NetworkIcon name="whatsapp" size={22} /> Escribinos por WhatsApp
    </OutsideButton>
  )
}
