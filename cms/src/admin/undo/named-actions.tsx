import type { ReactNode } from 'react'
import { Flex, Typography } from '@strapi/design-system'
import { WarningCircle } from '@strapi/icons'
import { useAuth, useForm } from '@strapi/strapi/admin'
import { maySeeBin } from './bin-permissions'
import { bulkDeletionQuestion, deletionQuestion, type PanelDocument } from './deletion-question'
import { bulkWithdrawalQuestion, discardQuestion, withdrawalQuestion } from './withdrawal-question'

interface ConfirmDialog {
  type: 'dialog'
  title: ReactNode
  content?: ReactNode
  confirmLabel?: string
  onConfirm?: () => unknown
}

interface Description {
  label: ReactNode
  disabled?: boolean
  dialog?: ConfirmDialog
  onClick?: (event: never) => unknown
}

interface ActionProps {
  model: string
  document?: PanelDocument
  documents?: readonly PanelDocument[]
  activeTab?: string | null
}

/** One of the content manager's actions: a component that describes its button. */
export interface Action {
  (props: ActionProps): Description | null
  type?: string
  position?: unknown
}

function Question({ text }: { text: string }) {
  return (
    <Flex direction="column" gap={2}>
      <WarningCircle width="24px" height="24px" fill="danger600" aria-hidden />
      <Typography tag="p" variant="omega" textAlign="center" style={{ overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </Flex>
  )
}

/** The same action, described otherwise, which the panel knows by the same type and place. */
const change = (action: Action, describe: Action): Action =>
  Object.assign(describe, { type: action.type, position: action.position })

function nameDocument(action: Action): Action {
  return change(action, function NamedDeletion(props) {
    const description = action(props)
    const hasBin = useAuth('NamedDeletion', ({ permissions }) => maySeeBin(permissions))
    if (!description?.dialog || !props.document) return description
    const { title, text } = deletionQuestion(props.model, props.document, hasBin)
    const content = <Question text={text} />
    return {
      ...description,
      dialog: { ...description.dialog, title, content, confirmLabel: 'Eliminar' },
    }
  })
}

function nameDocuments(action: Action): Action {
  return change(action, function NamedBulkDeletion(props) {
    const description = action(props)
    const hasBin = useAuth('NamedBulkDeletion', ({ permissions }) => maySeeBin(permissions))
    if (!description?.dialog || !props.documents) return description
    const { title, text } = bulkDeletionQuestion(props.model, props.documents, hasBin)
    const content = <Question text={text} />
    return {
      ...description,
      dialog: { ...description.dialog, title, content, confirmLabel: 'Eliminar' },
    }
  })
}

/** Strapi asks only when there are changes in the draft as well, and keeps its choice of what becomes of them. */
function askBeforeWithdrawal(action: Action): Action {
  return change(action, function NamedWithdrawal(props) {
    const description = action(props)
    if (!description || description.disabled || !props.document) return description
    const { title, text } = withdrawalQuestion(props.model, props.document)
    if (description.dialog) return { ...description, dialog: { ...description.dialog, title } }
    const { onClick, ...rest } = description
    const onConfirm = () => onClick?.(undefined as never)
    const content = <Question text={text} />
    return { ...rest, dialog: { type: 'dialog', title, content, onConfirm } }
  })
}

function nameWithdrawn(action: Action): Action {
  return change(action, function NamedBulkWithdrawal(props) {
    const description = action(props)
    if (!description?.dialog || !props.documents) return description
    const { title, text } = bulkWithdrawalQuestion(props.model, props.documents)
    const content = <Question text={text} />
    return { ...description, dialog: { ...description.dialog, title, content } }
  })
}

/** Discarding changes leaves the errors of fields that now hold something else. */
function forgetErrors(action: Action): Action {
  return change(action, function CleanDiscard(props) {
    const description = action(props)
    const setErrors = useForm('CleanDiscard', (form) => form.setErrors)
    if (!description?.dialog) return description
    const { onConfirm } = description.dialog
    const discard = async () => {
      await onConfirm?.()
      // The list has no form.
      if (props.activeTab !== null) setErrors({})
    }
    const title = discardQuestion(props.model, props.document ?? {})
    return { ...description, dialog: { ...description.dialog, title, onConfirm: discard } }
  })
}

const CHANGES: Record<string, (action: Action) => Action> = {
  delete: nameDocument,
  discard: forgetErrors,
  unpublish: askBeforeWithdrawal,
}

const BULK_CHANGES: Record<string, (action: Action) => Action> = {
  delete: nameDocuments,
  unpublish: nameWithdrawn,
}

/** The actions of a document, whose questions name what they are about. */
export const withNamedActions = (actions: Action[]): Action[] =>
  actions.map((action) => CHANGES[action.type ?? '']?.(action) ?? action)

/** The same for what is done to many in a list. */
export const withNamedBulkActions = (actions: Action[]): Action[] =>
  actions.map((action) => BULK_CHANGES[action.type ?? '']?.(action) ?? action)
