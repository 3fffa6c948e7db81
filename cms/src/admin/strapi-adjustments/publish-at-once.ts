import { changeActions, type PanelAction } from '../document-actions/change-actions'

interface ConfirmDialog {
  onConfirm?: () => unknown
}

interface Described {
  onClick?: (event: never) => unknown
  dialog?: ConfirmDialog
}

/** Publishes where Strapi would ask first, which never promises what the CMS then does. */
const withoutQuestion = <Props, D extends Described>(action: PanelAction<Props, D>) =>
  function PublishAtOnce(props: Props): D | null | undefined {
    const description = action(props)
    if (!description?.dialog) return description
    const { onClick, dialog } = description
    const publish = async (event: never) => {
      if (!(await onClick?.(event))) await dialog.onConfirm?.()
      // Nothing is left to ask.
      return true
    }
    return { ...description, onClick: publish }
  }

/**
 * The actions of a document, where «Publicar» asks nothing: whether what is related has to be
 * published first is said by the CMS, which knows what the site shows and names it.
 */
export const publishAtOnce = <Props, D extends Described>(
  actions: PanelAction<Props, D>[],
): PanelAction<Props, D>[] => changeActions(actions, { publish: withoutQuestion })
