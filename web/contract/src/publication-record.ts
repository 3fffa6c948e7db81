import type { ContentFile } from './files.ts'

/** `/publicacion.json`: what a release holds, for health checks and caches. */
export interface PublicationRecord {
  release: string
  /** ISO 8601, UTC. */
  time: string
  schemaVersion: number
  files: Record<ContentFile, { records: number; bytes: number; sha256: string }>
}
