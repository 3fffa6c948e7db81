interface ConfirmDialog {
  onConfirm?: () => unknown
}

interface Described {
  onClick?: (event: unknown) => unknown
  dialog?: ConfirmDialog
}

interface PanelAction<Props> {
  (props: Props): Described | null
  type?: string
  position?: unknown
}

/** Publishes where Strapi would ask first, which never promises what the CMS then does. */
function withoutQuestion<Props>(action: PanelAction<Props>): PanelAction<Props> {
  function PublishAtOnce(props: Props): Described | null {
    const description = action(props)
    if (!description?.dialog) return description
    const { onClick, dialog } = description
    const publish = async (event: unknown) => {
      if (!(await onClick?.(event))) await dialog.onConfirm?.()
      // Nothing is left to ask.
      return true
    }
    return { ...description, onClick: publish }
  }
  return Object.assign(PublishAtOnce, { type: action.type, position: action.position })
}

/**
 * The actions of a document, where «Publicar» asks nothing: whether what is related has to be
 * published first is said by the CMS, which knows what the site shows and names it.
 */
export const publishAtOnce = <Props>(actions: PanelAction<Props>[]): PanelAction<Props>[] =>
  actions.map((action) => (action.type === 'publish' ? withoutQuestion(action) : action))
