import type { ReactNode } from 'react'

/** As much of a document as questions about it say. */
export interface PanelDocument {
  name?: unknown
  title?: unknown
  nombre?: unknown
  status?: unknown
}

/** What a button of a form or of a list is given. */
export interface ActionProps {
  /** 'collection-types' or 'single-types'. */
  collectionType?: string
  model: string
  /** Of the document that the form shows; none of one that is still to be made, and of a single type. */
  documentId?: string
  document?: PanelDocument
  /** Those that were ticked in a list. */
  documents?: readonly PanelDocument[]
  activeTab?: string | null
}

export interface ConfirmDialog {
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
  /** True: the button asks nothing more. */
  onClick?: (event: unknown) => unknown
}

/** A button of a form or a list, as the panel makes it: a hook that describes it. */
export interface Action {
  (props: ActionProps): Description | null | undefined
  type?: string
  position?: unknown
}

/**
 * The same buttons, those of the given types described otherwise; the panel knows each by the type
 * and the place that it had.
 */
export const changeActions =
  (changes: Readonly<Record<string, (action: Action) => Action>>) =>
  (actions: readonly Action[]): Action[] =>
    actions.map((action) => {
      const change = changes[action.type ?? '']
      return change ? Object.assign(change(action), action) : action
    })
