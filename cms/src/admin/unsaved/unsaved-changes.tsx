import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Box, Button, Flex, Typography } from '@strapi/design-system'
import {
  unstable_useContentManagerContext as useContentManagerContext,
  useAuth,
  useForm,
} from '@strapi/strapi/admin'
import { fieldLabel, kindOf } from '../../rules/types'
import { WarningBox } from '../page/warning-box'
import { formOf, isSave, watching, type DocumentArguments } from '../panel-store'
import {
  changedValues,
  forgetUnsaved,
  holds,
  keepUnsaved,
  readUnsaved,
  type Kept,
  type Unsaved,
  type Values,
} from './unsaved-model'

const WRITE_AFTER_MS = 400
/** A form that has just been saved still holds for a moment what was typed. */
const SETTLES_MS = 2_000

const NEW = 'new'
/** More would cover a phone. */
const MOST_OFFERED = 3
const nameOf = (args: DocumentArguments) => formOf(args) ?? `${args.model}/${NEW}`

/** Of a document that is not there yet each form that is begun is kept apart: it is another one. */
const begun = new Map<string, string>()

/** `visit`: the entry of the history. Read anew it is another one, drawn anew on a turned screen not. */
function begin(form: string, visit: string): string {
  const isNew = form.endsWith(`/${NEW}`)
  const own = isNew ? `${form}/${Math.round(performance.timeOrigin)}-${visit}` : form
  begun.set(form, own)
  return own
}

const savedAt = new Map<string, number>()
/** The form that is being changed, and what shows its changes as an offer. */
let shown: { form: string; show(): void } | null = null

/** Told by the panel's store and by the dialog of a conflict. */
export const unsaved = {
  /** What was typed is saved: nothing of it is offered again. */
  saved(args: DocumentArguments): void {
    const form = nameOf(args)
    savedAt.set(form, Date.now())
    forgetUnsaved(sessionStorage, begun.get(form) ?? form)
  },
  /** The form is about to show another state of the document: what was typed is offered then. */
  offerAfterReload(form: string | null): void {
    if (shown?.form === form) shown?.show()
  },
}

/** What is saved needs not be kept. */
export const noticeSaves = watching((action) => {
  const args = action.meta?.arg?.originalArgs
  if (args && isSave(action, 'fulfilled')) unsaved.saved(args)
})

const withoutFields = (values: Values, fields: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !(field in fields)))

type Offers = [offers: readonly Kept[], setOffers: (offers: readonly Kept[]) => void]

/** Keeps what is typed while it is typed, and returns what is to be offered from before. */
function useUnsaved(form: string, by: Unsaved['by']): Offers {
  const values = useForm('Unsaved', (state) => state.values) as Values
  const initial = useForm('Unsaved', (state) => state.initialValues) as Values
  const isModified = useForm('Unsaved', (state) => state.modified)
  const { key: visit } = useLocation()
  const [own] = useState(() => begin(form, visit))
  const [offers, setOffers] = useState<readonly Kept[]>(() =>
    // Drawn anew on a screen that was turned, the form holds its own already.
    readUnsaved(sessionStorage, form, by, Date.now())
      .filter((kept) => own === form || kept.form !== own)
      .filter((kept) => !holds(values, kept.values)),
  )
  const filledWith = useRef(initial)

  useEffect(() => {
    const before = filledWith.current
    const isFilledAnew = before !== initial
    filledWith.current = initial
    const ofOwn = offers.find((kept) => kept.form === own)
    const isSaved = Date.now() - (savedAt.get(form) ?? 0) < SETTLES_MS
    if (!isModified) {
      if (ofOwn && isFilledAnew && isSaved) {
        // Of a field that was saved anew the older text is not offered any more.
        const values = withoutFields(ofOwn.values, changedValues(initial, before))
        const left = Object.keys(values).length > 0 ? [{ ...ofOwn, values }] : []
        forgetUnsaved(sessionStorage, own)
        setOffers([...left, ...offers.filter((kept) => kept !== ofOwn)])
      } else if (ofOwn) keepUnsaved(sessionStorage, own, ofOwn)
      // Brought back by hand to what it was; saves are told by the store.
      else if (!isFilledAnew) forgetUnsaved(sessionStorage, own)
      return
    }
    const write = () => {
      if (Date.now() - (savedAt.get(form) ?? 0) < SETTLES_MS) return
      const typed = { ...ofOwn?.values, ...changedValues(values, initial) }
      keepUnsaved(sessionStorage, own, { at: new Date().toISOString(), by, values: typed })
    }
    const show = () => {
      write()
      setOffers(readUnsaved(sessionStorage, form, by, Date.now()))
    }
    const settlesAt = (savedAt.get(form) ?? 0) + SETTLES_MS
    const timer = setTimeout(write, Math.max(WRITE_AFTER_MS, settlesAt - Date.now()))
    shown = { form, show }
    window.addEventListener('pagehide', write)
    return () => {
      window.removeEventListener('pagehide', write)
      clearTimeout(timer)
    }
  }, [values, initial, isModified, offers, form, own, by])

  return [offers, setOffers]
}

/** 'De las 12:30, «La Espiga»: Nombre, Teléfono.', by which one new document is told from another. */
function aboutOf(model: string, { at, values }: Unsaved): string {
  const { name } = values
  const named = typeof name === 'string' && name !== '' ? `, «${name}»` : ''
  return `De las ${timeOf(at)}${named}: ${labelsOf(model, values)}.`
}

function labelsOf(model: string, values: Values): string {
  return Object.keys(values)
    .map((field) => fieldLabel(kindOf(model), field) ?? field)
    .join(', ')
}

const timeOf = (at: string) =>
  new Date(at).toLocaleTimeString('es-AR', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })

interface FormUnsavedProps {
  model: string
  form: string
  by: Unsaved['by']
}

function FormUnsaved({ model, form, by }: FormUnsavedProps) {
  const [offers, setOffers] = useUnsaved(form, by)
  const onChange = useForm('Unsaved', (state) => state.onChange)
  const isDisabled = useForm('Unsaved', (state) => state.disabled)
  if (offers.length === 0 || isDisabled) return null

  const drop = (offer: Kept) => {
    forgetUnsaved(sessionStorage, offer.form)
    setOffers(offers.filter((one) => one !== offer))
  }
  const putBack = (offer: Kept) => {
    // From now on it is what this form holds.
    drop(offer)
    for (const [field, value] of Object.entries(offer.values)) onChange(field, value)
  }

  return (
    <WarningBox title="Hay cambios tuyos sin guardar" role="status" width="100%">
      {offers.slice(0, MOST_OFFERED).map((offer, place) => (
        <Box key={offer.form} paddingTop={place === 0 ? 1 : 4}>
          <Typography tag="p" variant="pi" textColor="neutral800">
            {aboutOf(model, offer)}
          </Typography>
          <Flex gap={2} paddingTop={2} wrap="wrap">
            <Button size="S" onClick={() => putBack(offer)}>
              Recuperarlos
            </Button>
            <Button size="S" variant="tertiary" onClick={() => drop(offer)}>
              Descartarlos
            </Button>
          </Flex>
        </Box>
      ))}
    </WarningBox>
  )
}

/** Stands beside a form: what was typed and not saved is offered again after a session's end. */
export function UnsavedChanges() {
  const { model, collectionType, id } = useContentManagerContext()
  const by = useAuth('UnsavedChanges', ({ user }) => user?.id)
  if (by === undefined) return null
  const form = nameOf({ model, collectionType, documentId: id })
  return <FormUnsaved key={form} model={model} form={form} by={by} />
}
