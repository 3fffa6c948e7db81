import { isFetchError } from '@strapi/strapi/admin'
import type { QualityList, QualityPage } from '../../quality/quality-pages'
import { useAnswer } from '../page/use-answer'

/** Why there is none, in Spanish. */
const refusalOf = (error: unknown) =>
  isFetchError(error) && error.status === 403
    ? error.message
    : 'No se pudo leer la lista. Fijate si hay internet.'

/** A page of a list, null until it is there; `counts` of all lists stay meanwhile. */
export function useQuality(list: QualityList, page: number) {
  const { value, last, error, reload } = useAnswer<QualityPage>(`/quality/${list}?page=${page}`)
  return {
    value,
    refusal: error === null ? null : refusalOf(error),
    counts: last?.counts ?? null,
    retry: () => void reload(),
  }
}
