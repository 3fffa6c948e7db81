import { flushSync } from 'react-dom'
import { useNotification } from '@strapi/strapi/admin'
import { changeActions, type Action } from '../document-actions/change-actions'
import { useSaveKeys } from '../document-actions/save-keys'
import { finishBoxes } from './filled-boxes'

const LEFT_OVER = 'Quedó algo escrito sin usar: mirá lo que está en rojo.'

/** What the boxes put into the form has to be there before the save reads it. */
const finishNow = () => flushSync(finishBoxes)

/** Refuses a save while a box has something in it that would be lost. */
function useFinished(): () => boolean {
  const { toggleNotification } = useNotification()
  return () => {
    if (finishNow()) return true
    toggleNotification({ type: 'warning', message: LEFT_OVER })
    return false
  }
}

const finishing = (action: Action): Action =>
  function Finishing(props) {
    const isFinished = useFinished()
    // One of the two listens for both.
    useSaveKeys(isFinished, action.type === 'update')
    const description = action(props)
    if (!description?.onClick) return description
    const { onClick } = description
    return { ...description, onClick: (event) => (isFinished() ? onClick(event) : true) }
  }

/** What saves the form uses first what is written in the boxes beside its fields. */
export const finishBoxesFirst = changeActions({ publish: finishing, update: finishing })
