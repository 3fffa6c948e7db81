import { chownSync, existsSync, mkdirSync, renameSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { REPO_ROOT } from '../../settings/env-files.mjs'
import { mountOf, type ComposeService } from './compose-file.ts'
import type { Place, Run } from './here.ts'

/**
 * As Docker does with a volume that is new: it gets what the image holds in its place, with the
 * image's owners. The volumes of images that are not built here belong to whoever runs those.
 */
function makeVolume(volume: string, inImage: string, { owner }: Run): void {
  mkdirSync(path.dirname(volume), { recursive: true })
  if (existsSync(inImage)) return renameSync(inImage, volume)
  mkdirSync(volume)
  if (owner) chownSync(volume, owner.uid, owner.gid)
}

/** Puts the volumes and the clone's files of a service where its container would see them. */
export function mountVolumes(service: ComposeService, place: Place, run: Run): void {
  for (const { source, target, isVolume } of (service.volumes ?? []).map(mountOf)) {
    const inside = place.text(target)
    const outside = path.join(isVolume ? path.join(run.folder, 'volumes') : REPO_ROOT, source)
    if (isVolume && !existsSync(outside)) makeVolume(outside, inside, run)
    mkdirSync(path.dirname(inside), { recursive: true })
    symlinkSync(outside, inside)
  }
}
