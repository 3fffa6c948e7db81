import { formOf } from '../panel-store'
import { changeActions, type Action } from './change-actions'

/** So long after its end a click that made a document may not have led to that document's form yet. */
const SETTLES_MS = 1_500

/**
 * Until when what is clicked again is the same click; while one is under way, for ever. A new
 * document is made by either button, and saved by each as soon as it is there.
 */
const settledAt = new Map<string, number>()

const once = (action: Action): Action =>
  function Once(props) {
    const description = action(props)
    if (!description?.onClick) return description
    const { onClick } = description
    const form = formOf(props)
    const button = form === null ? 'new' : `${form} ${action.type}`
    const act = async (event: unknown) => {
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
export const makeOnce = changeActions({ publish: once, update: once })
