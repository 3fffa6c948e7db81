import { changeActions, type Action } from '../document-actions/change-actions'

/** Publishes where Strapi would ask first, which never promises what the CMS then does. */
const withoutQuestion = (action: Action): Action =>
  function PublishAtOnce(props) {
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

/**
 * The actions of a document, where «Publicar» asks nothing: whether what is related has to be
 * published first is said by the CMS, which knows what the site shows and names it.
 */
export const publishAtOnce = changeActions({ publish: withoutQuestion })
