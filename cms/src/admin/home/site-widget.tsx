import type { Brief } from '../../api/publication/services/brief'
import { SightingBox } from '../on-site/sighting-box'
import { useAnswer } from '../page/use-answer'
import { siteLine } from './home-model'

const POLL_MS = 5_000

/** Whether visitors see what is published, in one sentence. */
export function SiteWidget() {
  const { value, error } = useAnswer<Brief>('/publication/brief', { pause: POLL_MS })
  const sighting = value && siteLine(value)
  return <SightingBox sighting={sighting} isFailing={error !== null} />
}
