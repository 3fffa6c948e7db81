import { changeActions, type PanelAction } from './change-actions'

interface Props {
  /** 'collection-types' or 'single-types'. */
  collectionType: string
  /** Of the document that the form shows; none of one that is still to be made, and of a single type. */
  documentId?: string
}

interface Description {
  onClick?(event: unknown): unknown
}

export type DocumentAction = PanelAction<Props, Description>

/** So long after its end a click that made a document may not have led to that document's form yet. */
const SETTLES_MS = 1_500

/** Until when what is clicked again is the same click; while one is under way, for ever. */
let settledAt = 0

const once = (action: DocumentAction): DocumentAction =>
  function Once(props) {
    const description = action(props)
    const isNew = props.collectionType === 'collection-types' && !props.documentId
    if (!description?.onClick || !isNew) return description
    const { onClick } = description
    const make = async (event: unknown) => {
      // True: the button asks nothing more.
      if (performance.now() < settledAt) return true
      settledAt = Infinity
      try {
        return await onClick(event)
      } finally {
        settledAt = performance.now() + SETTLES_MS
      }
    }
    return { ...description, onClick: make }
  }

/** Who clicks twice on a new document makes one: Strapi's button is free again before its form is another. */
export const makeOnce = (actions: DocumentAction[]): DocumentAction[] =>
  changeActions(actions, { publish: once, update: once })
