import { existsSync, mkdirSync, renameSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { mountOf, type ComposeService } from './compose-file.ts'
import type { Place, Run } from './here.ts'

/**
 * As Docker does with a volume that is new: it gets what the image holds in its place, with the
 * image's owners, or is root's.
 */
function makeVolume(volume: string, inImage: string): void {
  mkdirSync(path.dirname(volume), { recursive: true })
  if (existsSync(inImage)) renameSync(inImage, volume)
  else mkdirSync(volume)
}

/** Puts the volumes of a service where its container would see them. */
export function mountVolumes(service: ComposeService, place: Place, run: Run): void {
  for (const { source, target } of (service.volumes ?? []).map(mountOf)) {
    const inside = place.text(target)
    const outside = path.join(run.folder, 'volumes', source)
    if (!existsSync(outside)) makeVolume(outside, inside)
    mkdirSync(path.dirname(inside), { recursive: true })
    symlinkSync(outside, inside)
  }
}
