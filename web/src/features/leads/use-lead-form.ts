import { useRef, useState } from 'react'
import type { Lead, LeadField } from '@guia/contract'
import { prepareToSend, sendLead } from '../../api/leads.ts'
import {
  EMPTY_LEAD,
  isSameLead,
  leadErrors,
  trimmedLead,
  type LeadErrors,
} from '../../catalog/contacts/lead.ts'
import { useEntryState } from '../../ui/history-entry.ts'

export type LeadFormStatus = 'idle' | 'sending' | 'sent' | 'failed'

interface Attempt {
  lead: Lead
  trap: string
  key: string
}

/**
 * The lead form's fields, errors and sending. Fields are cleared after every attempt (spec section
 * 4); the failed attempt is remembered, so that sending the same again keeps its key and is
 * stored once.
 */
export function useLeadForm(endpoint: string) {
  // Who looks at how data are cared for, and comes back, finds what was written.
  const [lead, setLead] = useEntryState('lead', EMPTY_LEAD)
  const [errors, setErrors] = useState<LeadErrors>({})
  const [status, setStatus] = useState<LeadFormStatus>('idle')
  const failed = useRef<Attempt | null>(null)
  const isSending = useRef(false)

  const send = async (attempt: Attempt) => {
    if (isSending.current) return
    isSending.current = true
    setStatus('sending')
    try {
      await sendLead(endpoint, attempt)
      failed.current = null
      setStatus('sent')
    } catch (error) {
      console.error('The lead form could not be sent', error)
      failed.current = attempt
      setStatus('failed')
    } finally {
      isSending.current = false
      setLead(EMPTY_LEAD)
    }
  }

  /** Sends what was written when it may be sent; the errors otherwise, {} when there are none. */
  const submit = (trap: string): LeadErrors => {
    const written = trimmedLead(lead)
    const found = leadErrors(written)
    setErrors(found)
    if (Object.keys(found).length === 0) void send({ lead: written, trap, key: keyFor(written) })
    return found
  }
  const keyFor = (written: Lead) => {
    const last = failed.current
    return last && isSameLead(last.lead, written) ? last.key : randomKey()
  }
  const retry = () => {
    if (failed.current) void send(failed.current)
  }
  const change = (field: LeadField, text: string) => {
    prepareToSend()
    setLead({ ...lead, [field]: text })
    if (errors[field] !== undefined) setErrors({ ...errors, [field]: undefined })
  }
  /** Takes over what the fields hold that the app did not know of; what it knows stays. */
  const fill = (typed: Partial<Lead>) => setLead({ ...lead, ...typed })
  return { lead, errors, status, change, fill, submit, retry, close: () => setStatus('idle') }
}

const BYTES = 16

/** 32 hexadecimal digits that nobody else has. Works without a secure context as well. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
