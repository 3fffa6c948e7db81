import { formOf } from '../strapi-adjustments/send-loaded-state'
import { changeActions, type PanelAction } from './change-actions'

interface Props {
  /** 'collection-types' or 'single-types'. */
  collectionType: string
  model: string
  /** Of the document that the form shows; none of one that is still to be made, and of a single type. */
  documentId?: string
}

interface Description {
  onClick?(event: unknown): unknown
}

export type DocumentAction = PanelAction<Props, Description>

/** So long after its end a click that made a document may not have led to that document's form yet. */
const SETTLES_MS = 1_500

/**
 * Until when what is clicked again is the same click; while one is under way, for ever. A new
 * document is made by either button, and saved by each as soon as it is there.
 */
const settledAt = new Map<string, number>()

const once = (action: DocumentAction): DocumentAction =>
  function Once(props) {
    const description = action(props)
    if (!description?.onClick) return description
    const { onClick } = description
    const form = formOf(props)
    const button = form === null ? 'new' : `${form} ${action.type}`
    const act = async (event: unknown) => {
      // True: the button asks nothing more.
      if (performance.now() < (settledAt.get(button) ?? 0)) return true
      settledAt.set(button, Infinity)
      try {
        return await onClick(event)
      } finally {
        if (form === null) settledAt.set(button, performance.now() + SETTLES_MS)
        else settledAt.delete(button)
      }
    }
    return { ...description, onClick: act }
  }

/**
 * Who clicks twice saves once: Strapi's button is free for a moment while its save is under way,
 * which would be refused as one of another window; and before the form of a new document is another.
 */
export const makeOnce = (actions: DocumentAction[]): DocumentAction[] =>
  changeActions(actions, { publish: once, update: once })
