import { useFetchClient } from '@strapi/strapi/admin'
import { useAnswer } from '../page/use-answer'
import type { Recovered } from '../../undo/recover'
import type { BinList } from './bin-model'
import { reloadDocument } from '../forms/reload-document'

interface RecoverAnswer {
  recovered: Recovered
}

/** What is in the bin: null until the first answer. `recover` and `erase` throw what the CMS answers. */
export function useBin() {
  const { post } = useFetchClient()
  const { value: list, error, reload } = useAnswer<BinList>('/undo/bin')

  const recover = async (id: number): Promise<Recovered> => {
    const { data } = await post<RecoverAnswer>(`/undo/bin/${id}/recover`)
    reloadDocument(data.recovered.contentType, data.recovered.documentId)
    await reload()
    return data.recovered
  }
  const erase = async (id: number): Promise<void> => {
    await post(`/undo/bin/${id}/erase`)
    await reload()
  }
  return { list, error, reload, recover, erase }
}
