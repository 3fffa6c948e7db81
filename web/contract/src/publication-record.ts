import type { ContentFile } from './files.ts'

/** `/publicacion.json`: what a release holds, for health checks and caches. */
export interface PublicationRecord {
  release: string
  /** Name of the release's files below /r/, which never change: /r/<content>/busqueda.json. */
  content: string
  /** ISO 8601, UTC. */
  time: string
  schemaVersion: number
  files: Record<ContentFile, { records: number; bytes: number; sha256: string }>
}
