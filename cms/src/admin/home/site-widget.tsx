import type { Brief } from '../../api/publication/services/brief'
import { SightingBox } from '../on-site/sighting-box'
import { useMayManage, usePolled } from '../on-site/use-brief'
import { siteLine } from './home-model'

const POLL_MS = 5_000

/** Whether visitors see what is published, in one sentence. */
export function SiteWidget() {
  const mayManage = useMayManage()
  const { value, isFailing } = usePolled<Brief>('/publication/brief', POLL_MS)
  const sighting = value && siteLine(value)
  return <SightingBox sighting={sighting} isFailing={isFailing} mayManage={mayManage} />
}
