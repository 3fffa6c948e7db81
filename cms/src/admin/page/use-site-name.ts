import { editPath } from '../content-paths'
import { useAnswer } from './use-answer'

/** The site's name as staff set it; '' until it is known, or when the role may not read it. */
export const useSiteName = (): string =>
  useAnswer<{ data?: { name?: string | null } }>(editPath('site-setting')).value?.data?.name ?? ''
