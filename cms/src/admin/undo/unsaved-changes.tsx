import { useEffect, useRef, useState } from 'react'
import { Box, Button, Flex, Typography } from '@strapi/design-system'
import {
  unstable_useContentManagerContext as useContentManagerContext,
  useAuth,
  useForm,
} from '@strapi/strapi/admin'
import { fieldLabel, type Kind } from '../../rules/types'
import { formOf, type DocumentArguments } from '../strapi-adjustments/send-loaded-state'
import {
  changedValues,
  forgetUnsaved,
  holds,
  keepUnsaved,
  readUnsaved,
  type Unsaved,
  type Values,
} from './unsaved-model'

const WRITE_AFTER_MS = 400
/** A form that has just been saved still holds for a moment what was typed. */
const SETTLES_MS = 2_000

const NEW = 'new'
const nameOf = (args: DocumentArguments) => formOf(args) ?? `${args.model}/${NEW}`

const savedAt = new Map<string, number>()
/** The form that is being changed, and what shows its changes as an offer. */
let shown: { form: string; show(): void } | null = null

/** Told by the panel's store and by the dialog of a conflict. */
export const unsaved = {
  /** What was typed is saved: nothing of it is offered again. */
  saved(args: DocumentArguments): void {
    savedAt.set(nameOf(args), Date.now())
    forgetUnsaved(sessionStorage, nameOf(args))
  },
  /** The form is about to show another state of the document: what was typed is offered then. */
  offerAfterReload(form: string | null): void {
    if (shown?.form === form) shown?.show()
  },
}

const SAVES = ['createDocument', 'updateDocument', 'publishDocument']

interface PanelAction {
  type?: unknown
  meta?: { arg?: { endpointName?: unknown; originalArgs?: DocumentArguments } }
}

/** Middleware of the panel's store: what is saved needs not be kept. */
export const noticeSaves = () => (next: (action: unknown) => unknown) => (action: unknown) => {
  const { type, meta } = action as PanelAction
  const { endpointName, originalArgs } = meta?.arg ?? {}
  const isSave = SAVES.includes(String(endpointName)) && originalArgs !== undefined
  if (type === 'adminApi/executeMutation/fulfilled' && isSave) unsaved.saved(originalArgs)
  return next(action)
}

type Offer = [offer: Unsaved | null, setOffer: (offer: Unsaved | null) => void]

/** Keeps what is typed while it is typed, and returns what is to be offered from before. */
function useUnsaved(form: string, by: Unsaved['by']): Offer {
  const values = useForm('Unsaved', (state) => state.values) as Values
  const initial = useForm('Unsaved', (state) => state.initialValues) as Values
  const isModified = useForm('Unsaved', (state) => state.modified)
  const [offer, setOffer] = useState<Unsaved | null>(() => {
    const kept = readUnsaved(sessionStorage, form, by, Date.now())
    // Drawn anew on a screen that was turned: the form holds it already.
    return kept && holds(values, kept.values) ? null : kept
  })
  const filledWith = useRef(initial)

  useEffect(() => {
    const isFilledAnew = filledWith.current !== initial
    filledWith.current = initial
    if (!isModified) {
      if (offer) keepUnsaved(sessionStorage, form, offer)
      // Brought back by hand to what it was; saves are told by the store.
      else if (!isFilledAnew) forgetUnsaved(sessionStorage, form)
      return
    }
    const write = () => {
      if (Date.now() - (savedAt.get(form) ?? 0) < SETTLES_MS) return
      const typed = { ...offer?.values, ...changedValues(values, initial) }
      keepUnsaved(sessionStorage, form, { at: new Date().toISOString(), by, values: typed })
    }
    const show = () => {
      write()
      setOffer(readUnsaved(sessionStorage, form, by, Date.now()))
    }
    const settlesAt = (savedAt.get(form) ?? 0) + SETTLES_MS
    const timer = setTimeout(write, Math.max(WRITE_AFTER_MS, settlesAt - Date.now()))
    shown = { form, show }
    window.addEventListener('pagehide', write)
    return () => {
      window.removeEventListener('pagehide', write)
      clearTimeout(timer)
    }
  }, [values, initial, isModified, offer, form, by])

  return [offer, setOffer]
}

function labelsOf(model: string, { values }: Unsaved): string {
  const kind = model.split('.')[1] as Kind
  return Object.keys(values)
    .map((field) => fieldLabel(kind, field) ?? field)
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
  const [offer, setOffer] = useUnsaved(form, by)
  const onChange = useForm('Unsaved', (state) => state.onChange)
  const isDisabled = useForm('Unsaved', (state) => state.disabled)
  if (!offer || isDisabled) return null

  const putBack = () => {
    for (const [field, value] of Object.entries(offer.values)) onChange(field, value)
    setOffer(null)
  }
  const drop = () => {
    forgetUnsaved(sessionStorage, form)
    setOffer(null)
  }

  return (
    <Box
      role="status"
      width="100%"
      background="warning100"
      borderColor="warning200"
      hasRadius
      padding={3}
    >
      <Typography tag="p" fontWeight="bold" textColor="neutral800">
        Hay cambios tuyos sin guardar
      </Typography>
      <Typography tag="p" variant="pi" textColor="neutral800">
        De las {timeOf(offer.at)}: {labelsOf(model, offer)}.
      </Typography>
      <Flex gap={2} paddingTop={2} wrap="wrap">
        <Button size="S" onClick={putBack}>
          Volver a ponerlos
        </Button>
        <Button size="S" variant="tertiary" onClick={drop}>
          Descartarlos
        </Button>
      </Flex>
    </Box>
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
