/** Where a chosen file stands; `share` of its bytes is sent, 0 to 1. */
export type Stage =
  | { is: 'waiting' }
  | { is: 'preparing' }
  | { is: 'sending'; share: number }
  /** What cannot succeed the second time either has no «Reintentar». */
  | { is: 'failed'; problem: string; canRetry: boolean }

/** `turn` counts the files chosen since the form was opened: they go, and stand, in that order. */
export interface Upload {
  turn: number
  file: File
  stage: Stage
}

type QueueChange =
  | { type: 'choose'; files: File[]; firstTurn: number }
  | { type: 'stage'; turn: number; stage: Stage }
  | { type: 'remove'; turn: number }

export function changeQueue(uploads: Upload[], change: QueueChange): Upload[] {
  if (change.type === 'choose') {
    const chosen = change.files.map((file, index): Upload => ({
      turn: change.firstTurn + index,
      file,
      stage: { is: 'waiting' },
    }))
    return [...uploads, ...chosen]
  }
  if (change.type === 'remove') return uploads.filter(({ turn }) => turn !== change.turn)
  return uploads.map((upload) =>
    upload.turn === change.turn ? { ...upload, stage: change.stage } : upload,
  )
}

const isRunning = ({ stage }: Upload) => stage.is === 'preparing' || stage.is === 'sending'

/** The file to begin with now: the first that waits, while none is on its way. */
export const nextUpload = (uploads: Upload[]): Upload | undefined =>
  uploads.some(isRunning) ? undefined : uploads.find(({ stage }) => stage.is === 'waiting')

/** Whether something is still to arrive without anybody doing anything. */
export const isBusy = (uploads: Upload[]): boolean =>
  uploads.some((upload) => isRunning(upload) || upload.stage.is === 'waiting')

/** «Subiendo 3 fotos…»: said aloud while some are on their way, '' otherwise. */
export function progressOf(uploads: Upload[]): string {
  const count = uploads.filter(({ stage }) => stage.is !== 'failed').length
  if (count === 0) return ''
  return count === 1 ? 'Subiendo una foto…' : `Subiendo ${count} fotos…`
}
