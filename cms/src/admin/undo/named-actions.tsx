import { Flex, Typography } from '@strapi/design-system'
import { WarningCircle } from '@strapi/icons'
import { useForm } from '@strapi/strapi/admin'
import { SEE_BIN } from '../../rules/panel-permissions'
import { changeActions, type Action } from '../document-actions/change-actions'
import { useMay } from '../page/use-may'
import {
  bulkDeletionQuestion,
  deletionQuestion,
  type Question as DocumentQuestion,
} from './deletion-question'
import { bulkWithdrawalQuestion, discardQuestion, withdrawalQuestion } from './withdrawal-question'

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

const WITHDRAW = 'Sacar del sitio'

/** What is asked, where the panel asks something; the button that goes on says what it does. */
const asking = (
  description: ReturnType<Action>,
  { title, text }: DocumentQuestion,
  confirmLabel: string,
) => {
  if (!description?.dialog) return description
  const named = { title, content: <Question text={text} />, confirmLabel }
  return { ...description, dialog: { ...description.dialog, ...named } }
}

const nameDeleted = (action: Action): Action =>
  function NamedDeletion(props) {
    const { model, document, documents } = props
    const description = action(props)
    const hasBin = useMay(SEE_BIN)
    const question = documents
      ? bulkDeletionQuestion(model, documents, hasBin)
      : document && deletionQuestion(model, document, hasBin)
    return question ? asking(description, question, 'Eliminar') : description
  }

/** Strapi asks only when there are changes in the draft as well, and keeps its choice of what becomes of them. */
const askBeforeWithdrawal = (action: Action): Action =>
  function NamedWithdrawal(props) {
    const description = action(props)
    if (!description || description.disabled || !props.document) return description
    const { title, text } = withdrawalQuestion(props.model, props.document)
    if (description.dialog) {
      return { ...description, dialog: { ...description.dialog, title, confirmLabel: WITHDRAW } }
    }
    const { onClick, ...rest } = description
    const onConfirm = () => onClick?.(undefined)
    const content = <Question text={text} />
    const dialog = { type: 'dialog', title, content, confirmLabel: WITHDRAW, onConfirm } as const
    return { ...rest, dialog }
  }

const nameWithdrawn = (action: Action): Action =>
  function NamedBulkWithdrawal({ model, documents, ...props }) {
    const description = action({ model, documents, ...props })
    return documents
      ? asking(description, bulkWithdrawalQuestion(model, documents), WITHDRAW)
      : description
  }

/** Discarding changes leaves the errors of fields that now hold something else. */
const forgetErrors = (action: Action): Action =>
  function CleanDiscard(props) {
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
    const dialog = { ...description.dialog, title, confirmLabel: 'Descartar cambios' }
    return { ...description, dialog: { ...dialog, onConfirm: discard } }
  }

/** The actions of a document, whose questions name what they are about. */
export const withNamedActions = changeActions({
  delete: nameDeleted,
  discard: forgetErrors,
  unpublish: askBeforeWithdrawal,
})

/** The same for what is done to many in a list. */
export const withNamedBulkActions = changeActions({
  delete: nameDeleted,
  unpublish: nameWithdrawn,
})
