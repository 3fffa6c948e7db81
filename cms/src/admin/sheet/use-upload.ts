import { useEffect, useRef, useState } from 'react'
import { isFetchError, useFetchClient } from '@strapi/strapi/admin'
import type { CheckedRow, WrittenRow } from '../../api/store/controllers/sheet'
import type { Sheet, SheetRow } from '../../rules/sheet/sheet-rows'
import {
  checkedRow,
  isToApply,
  portionsOf,
  refusedHere,
  writtenRow,
  type Applicable,
  type ShownRow,
} from './sheet-model'

export type Step =
  | { is: 'empty' }
  | { is: 'reading' }
  | { is: 'checking' | 'applying'; done: number; of: number }
  | { is: 'checked' | 'applied' }

const APPLY_AT_ONCE = 20

const failureOf = (error: unknown): string => {
  if (error instanceof Error && error.name === 'SheetError') return error.message
  if (isFetchError(error) && error.status === 403) {
    return 'Tu rol no permite cargar comercios desde una planilla.'
  }
  if (isFetchError(error) && error.status === 400) return error.message
  return 'Se cortó la conexión con el panel. Probá de nuevo: lo que ya se aplicó va a figurar como igual.'
}

/** The browser asks before it leaves a page that is still writing. */
function useStayWhile(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isBusy])
}

/** A sheet on its way into the catalogue: read here, checked by the CMS, applied by the CMS. */
export function useUpload() {
  const { post } = useFetchClient()
  const [step, setStep] = useState<Step>({ is: 'empty' })
  const [sheet, setSheet] = useState<(Sheet & { fileName: string }) | null>(null)
  const [rows, setRows] = useState<ShownRow[]>([])
  const [emptyClears, setEmptyClears] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const checked = useRef<Applicable[]>([])
  /** Of several checks the last one counts: the box may be ticked while one runs. */
  const run = useRef(0)
  useStayWhile(step.is === 'applying')

  const fail = (error: unknown, back: Step) => {
    setFailure(failureOf(error))
    setStep(back)
  }

  const check = async (read: Sheet, clears: boolean) => {
    const mine = (run.current += 1)
    const refused = read.rows.filter(({ problems }) => problems.length > 0)
    const sendable = read.rows.filter(({ problems }) => problems.length === 0)
    const found: Applicable[] = []
    setFailure(null)
    setRows([])
    setStep({ is: 'checking', done: 0, of: read.rows.length })
    for (const portion of portionsOf(sendable.map((sent) => ({ sent })))) {
      const asked = portion.map(({ sent: { row, cells } }) => ({ row, cells }))
      const { data } = await post<{ rows: CheckedRow[] }>('/stores/sheet/check', {
        rows: asked,
        emptyClears: clears,
      })
      if (mine !== run.current) return
      for (const [at, one] of data.rows.entries()) {
        found.push(checkedRow(portion[at]?.sent as SheetRow, one))
      }
      setStep({ is: 'checking', done: refused.length + found.length, of: read.rows.length })
    }
    if (mine !== run.current) return
    checked.current = found
    setRows([...refused.map(refusedHere), ...found].sort((a, b) => a.row - b.row))
    setStep({ is: 'checked' })
  }

  const choose = async (file: File) => {
    run.current += 1
    setFailure(null)
    setSheet(null)
    setRows([])
    setStep({ is: 'reading' })
    try {
      const { readSheetFile } = await import('./files/read-file')
      const read = await readSheetFile(file)
      setSheet({ ...read, fileName: file.name })
      await check(read, emptyClears)
    } catch (error) {
      fail(error, { is: 'empty' })
    }
  }

  const clearEmpty = (clears: boolean) => {
    setEmptyClears(clears)
    if (sheet) check(sheet, clears).catch((error: unknown) => fail(error, { is: 'empty' }))
  }

  const apply = async (publish: boolean) => {
    const toApply = checked.current.filter(isToApply)
    const written = new Map<number, ShownRow>()
    setFailure(null)
    setStep({ is: 'applying', done: 0, of: toApply.length })
    try {
      for (const portion of portionsOf(toApply, APPLY_AT_ONCE)) {
        const asked = portion.map(({ sent: { row, cells }, fingerprint }) => ({
          row,
          cells,
          fingerprint,
        }))
        const body = { rows: asked, emptyClears, publish }
        const { data } = await post<{ rows: WrittenRow[] }>('/stores/sheet/apply', body)
        for (const [at, one] of data.rows.entries()) {
          const row = portion[at]
          if (row) written.set(row.row, writtenRow(row, one))
        }
        setStep({ is: 'applying', done: written.size, of: toApply.length })
      }
    } catch (error) {
      setFailure(failureOf(error))
    }
    setRows((shown) => shown.map((row) => written.get(row.row) ?? row))
    setStep({ is: 'applied' })
  }

  return { step, sheet, rows, failure, emptyClears, choose, clearEmpty, apply }
}
