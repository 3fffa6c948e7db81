import { useCallback, useEffect, useState } from 'react'
import { useFetchClient } from '@strapi/strapi/admin'
import type { BinList, Recovered } from './bin-model'
import { reloadDocument } from './reload-document'

interface RecoverAnswer {
  recovered: Recovered
}

/** What is in the bin: null until the first answer. `recover` and `erase` throw what the CMS answers. */
export function useBin() {
  const { get, post } = useFetchClient()
  const [list, setList] = useState<BinList | null>(null)
  const [isFailing, setIsFailing] = useState(false)

  const load = useCallback(async () => {
    try {
      const { data } = await get<BinList>('/undo/bin')
      setList(data)
      setIsFailing(false)
    } catch {
      setIsFailing(true)
    }
  }, [get])
  useEffect(() => void load(), [load])

  const recover = async (id: number): Promise<Recovered> => {
    const { data } = await post<RecoverAnswer>(`/undo/bin/${id}/recover`)
    reloadDocument(data.recovered.contentType, data.recovered.documentId)
    await load()
    return data.recovered
  }
  const erase = async (id: number): Promise<void> => {
    await post(`/undo/bin/${id}/erase`)
    await load()
  }
  return { list, isFailing, load, recover, erase }
}
