import { useAnswer } from './use-answer'

const SETTING = '/content-manager/single-types/api::site-setting.site-setting'

/** The site's name as staff set it; '' until it is known, or when the role may not read it. */
export const useSiteName = (): string =>
  useAnswer<{ data?: { name?: string | null } }>(SETTING).value?.data?.name ?? ''
