import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { useNotification } from '@strapi/strapi/admin'
import { isSaveKey } from '../pictures/wait-for-uploads'
import { finishAll } from './unfinished-boxes'

interface Description {
  onClick?(event: unknown): unknown
}

/** A button of the form, as the panel makes it: a hook that describes it. */
export interface DocumentAction {
  (props: never): Description | null | undefined
  type?: string
}

const SAVING = new Set(['publish', 'update'])
const LEFT_OVER = 'Quedó algo escrito sin usar: mirá lo que está en rojo.'

/** What the boxes put into the form has to be there before the save reads it. */
const finishNow = () => flushSync(finishAll)

/** Refuses a save while a box has something in it that would be lost. */
function useFinished(): () => boolean {
  const { toggleNotification } = useNotification()
  return () => {
    if (finishNow()) return true
    toggleNotification({ type: 'warning', message: LEFT_OVER })
    return false
  }
}

/** The panel saves by keyboard as well, whatever its buttons do. */
function useFinishedKeys(isFinished: () => boolean, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const hold = (event: KeyboardEvent) => {
      if (!isSaveKey(event) || isFinished()) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    window.addEventListener('keydown', hold, true)
    return () => window.removeEventListener('keydown', hold, true)
  })
}

function finishing(action: DocumentAction): DocumentAction {
  const Action = action
  const Finishing: DocumentAction = (props) => {
    const isFinished = useFinished()
    // One of the two listens for both.
    useFinishedKeys(isFinished, action.type === 'update')
    const description = Action(props)
    if (!description?.onClick) return description
    const { onClick } = description
    // True: the button asks nothing more.
    return { ...description, onClick: (event) => (isFinished() ? onClick(event) : true) }
  }
  return Object.assign(Finishing, action)
}

/** What saves the form uses first what is written in the boxes beside its fields. */
export const finishFirst = (actions: DocumentAction[]): DocumentAction[] =>
  actions.map((action) => (SAVING.has(action.type ?? '') ? finishing(action) : action))
