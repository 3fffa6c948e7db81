import { useEffect, useLayoutEffect, useRef } from 'react'
import {
  unstable_useContentManagerContext as useContentManagerContext,
  useForm,
} from '@strapi/strapi/admin'
import { formOf } from '../panel-store'
import { changedValues, type Values } from './unsaved-model'
import { laterTyping } from './later-typing'
import { wasJustMade, watchSending } from './sending'

/** An answer that says the same as was sent does not fill the form again: nothing tells of it. */
const ANSWERED_BY_MS = 10_000

function closeWindow(sent: { current: Values | null }): void {
  const own = sent.current
  setTimeout(() => {
    if (sent.current === own) sent.current = null
  }, ANSWERED_BY_MS)
}

interface Typing {
  sent: Values
  typed: Values
}

/** Of the form of a new document, which the form of the document that was made takes the place of. */
let handedOver: Typing | null = null

const takeHandedOver = (form: string | null): Typing | null => {
  const typing = wasJustMade(form) ? handedOver : null
  if (form !== null) handedOver = null
  return typing
}

/**
 * Stands beside a form. The answer to a save fills the form anew, once or twice; what was typed
 * after the save had left is put back on top of it, and stays to be saved.
 */
export function LaterTypingKeeper(): null {
  const { model, collectionType, id } = useContentManagerContext()
  const documentId = id === 'create' ? undefined : id
  const form = formOf({ model, collectionType, documentId })
  const values = useForm('LaterTyping', (state) => state.values) as Values
  const initial = useForm('LaterTyping', (state) => state.initialValues) as Values
  const isSubmitting = useForm('LaterTyping', (state) => state.isSubmitting)
  const onChange = useForm('LaterTyping', (state) => state.onChange)
  const getValues = useForm('LaterTyping', (state) => state.getValues)
  /** What the save took along that the form is still to be filled from; null for none. */
  const sent = useRef<Values | null>(null)
  const last = useRef({ values, initial, isSubmitting })

  useEffect(() => {
    const onSend = () => {
      sent.current = getValues() as Values
    }
    const onDiscard = () => {
      sent.current = null
    }
    return watchSending({ model, form, onSend, onDiscard })
  }, [model, form, getValues])

  useLayoutEffect(() => {
    const before = last.current
    last.current = { values, initial, isSubmitting }
    if (sent.current === null) return
    if (before.initial === initial) {
      // The form of a new document goes away once it is made: what is sent waits for that.
      const isRefused = form !== null && before.isSubmitting && !isSubmitting
      if (isRefused) sent.current = null
      return
    }
    // First the form takes what it sent for saved; then comes what the CMS made of it.
    const isAnswered = form !== null && initial !== sent.current && initial !== before.values
    // A key pressed at this very moment stands on top already.
    const typed = { ...before.values, ...changedValues(values, initial) }
    const put = isAnswered
      ? laterTyping(typed, sent.current, initial)
      : changedValues(typed, sent.current)
    if (isAnswered) sent.current = null
    else if (form !== null) closeWindow(sent)
    for (const [field, value] of Object.entries(put)) onChange(field, value)
  }, [values, initial, isSubmitting, onChange, form])

  useLayoutEffect(() => {
    const typing = takeHandedOver(form)
    const put = typing ? laterTyping(typing.typed, typing.sent, last.current.initial) : {}
    for (const [field, value] of Object.entries(put)) onChange(field, value)
    return () => {
      if (form !== null || !sent.current) return
      handedOver = { sent: sent.current, typed: last.current.values }
    }
  }, [form, onChange])

  return null
}
