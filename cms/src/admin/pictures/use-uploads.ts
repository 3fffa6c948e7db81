import { useEffect, useReducer, useRef } from 'react'
import { useAuth } from '@strapi/strapi/admin'
import { useMarkBusy } from './pending-uploads'
import type { Picture } from './picture-value'
import { preparePicture } from './prepare-picture'
import { refused } from './problems'
import { sendPicture } from './send-picture'
import { changeQueue, isBusy, nextUpload, type Stage, type Upload } from './upload-queue'

/** Answers that are the same the next time. */
const FINAL = new Set([400, 403, 413])

interface Uploads {
  uploads: Upload[]
  isBusy: boolean
  /** Begins to send them, one after the other. */
  choose(files: File[]): void
  retry(turn: number): void
  /** Takes a file out of the queue; one that is on its way is not sent to its end. */
  remove(turn: number): void
}

/** Pictures on their way into a field; `onArrival` gets each with the turn in which it was chosen. */
export function useUploads(onArrival: (picture: Picture, turn: number) => void): Uploads {
  const token = useRef<string | null>(null)
  token.current = useAuth('PictureField', (auth) => auth.token)
  const arrive = useRef(onArrival)
  arrive.current = onArrival
  const [uploads, dispatch] = useReducer(changeQueue, [])
  const turns = useRef(0)
  const running = useRef<{ turn: number; controller: AbortController }>()

  const stage = (turn: number, next: Stage) => dispatch({ type: 'stage', turn, stage: next })

  const run = async ({ file, turn }: Upload, { signal }: AbortController) => {
    const fail = (problem: string, canRetry: boolean) =>
      stage(turn, { is: 'failed', problem, canRetry })
    const prepared = await preparePicture(file)
    if (signal.aborted) return
    if ('problem' in prepared) return fail(prepared.problem, false)
    const onShare = (share: number) => stage(turn, { is: 'sending', share })
    onShare(0)
    const answer = await sendPicture({ ...prepared, signal, onShare }, token.current)
    if (signal.aborted) return
    if (!answer.picture) {
      return fail(refused(file.name, answer.status, answer.message), !FINAL.has(answer.status))
    }
    arrive.current(answer.picture, turn)
    dispatch({ type: 'remove', turn })
  }

  const next = nextUpload(uploads)
  useEffect(() => {
    if (!next) return
    const controller = new AbortController()
    running.current = { turn: next.turn, controller }
    stage(next.turn, { is: 'preparing' })
    void run(next, controller)
  }, [next])
  useEffect(() => () => running.current?.controller.abort(), [])

  const busy = isBusy(uploads)
  useMarkBusy(busy)
  return {
    uploads,
    isBusy: busy,
    choose(files) {
      dispatch({ type: 'choose', files, firstTurn: turns.current })
      turns.current += files.length
    },
    retry: (turn) => stage(turn, { is: 'waiting' }),
    remove(turn) {
      if (running.current?.turn === turn) running.current.controller.abort()
      dispatch({ type: 'remove', turn })
    },
  }
}
