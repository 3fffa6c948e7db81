import { useLightStores } from '../../api/light-stores.ts'
import { both } from '../../api/resource.ts'
import { useSite } from '../../api/site.ts'

/** What the home screen needs before it shows anything: [site, stores]. */
export const useHomeData = () => both(useSite(), useLightStores())
