import { useState } from 'react'
import { isFetchError, useFetchClient, useNotification } from '@strapi/strapi/admin'
import type { SheetPage } from '../../api/store/controllers/sheet'
import { dayInGoya } from '../../rules/goya-time'
import { saveFile } from '../leads/save-file'
import { fileName, tableOf } from './sheet-model'

const TYPES = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

export type FileKind = keyof typeof TYPES

async function contentOf(kind: FileKind, rows: string[][]) {
  if (kind === 'csv') return (await import('./files/write-csv')).writeCsv(rows)
  return (await import('./files/write-xlsx')).writeXlsx(rows)
}

const failureOf = (error: unknown) =>
  isFetchError(error) && error.status === 403
    ? 'Tu rol no permite ver los comercios.'
    : 'No se pudo bajar. Probá de nuevo.'

/** Downloads all stores, page by page; `done` counts them while it does. */
export function useDownload() {
  const { get } = useFetchClient()
  const { toggleNotification } = useNotification()
  const [running, setRunning] = useState<{ kind: FileKind; done: number } | null>(null)

  const download = async (kind: FileKind) => {
    setRunning({ kind, done: 0 })
    try {
      const pages: SheetPage[] = []
      for (let next: number | null = 0; next !== null;) {
        const { data }: { data: SheetPage } = await get<SheetPage>(`/stores/sheet?after=${next}`)
        pages.push(data)
        next = data.next
        const done = pages.reduce((sum, { rows }) => sum + rows.length, 0)
        setRunning({ kind, done })
      }
      const content = await contentOf(kind, tableOf(pages))
      saveFile(new Blob([content], { type: TYPES[kind] }), fileName(dayInGoya(new Date()), kind))
    } catch (error) {
      toggleNotification({ type: 'danger', message: failureOf(error) })
    } finally {
      setRunning(null)
    }
  }
  return { running, download }
}
