import { open, rm, type FileHandle } from 'node:fs/promises'
import { PublicationError } from '../../site/problems.ts'
import { isDiskError } from '../release/disk-errors.ts'
import { requestSnapshot, type Checkpoint, type CmsAccess } from './cms-access.ts'
import { splitLines } from './lines.ts'
import { openSnapshot, type OpenSnapshot } from './parse-snapshot.ts'

/** Small pieces are gathered: one write for each line would take longer than all the rest. */
const WRITTEN_BYTES = 256 * 1024
const READ_BYTES = 1024 * 1024
/** A hundred thousand stores take a while to arrive; a silent CMS must not hold the lock for ever. */
const PATIENCE_MS = 5 * 60_000

type Pieces = AsyncIterable<Uint8Array>

async function* noPieces(): Pieces {}

/** Gathers small pieces into larger ones. */
async function* gather(pieces: Pieces): AsyncGenerator<Buffer> {
  let gathered: Uint8Array[] = []
  let bytes = 0
  for await (const piece of pieces) {
    gathered.push(piece)
    bytes += piece.length
    if (bytes < WRITTEN_BYTES) continue
    yield Buffer.concat(gathered)
    gathered = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(gathered)
}

function explain(error: unknown): unknown {
  if (isDiskError(error)) return error
  return new PublicationError(
    `La lectura del panel se cortó (${(error as Error).message}). Lo publicado no cambia.`,
  )
}

/** Ends a request when it takes too long, or is not wanted any more. */
class SnapshotRequest {
  readonly #abort = new AbortController()
  // Not a signal of AbortSignal.any: Node 20 may forget the sources of one.
  readonly #timer = setTimeout(
    () => this.#abort.abort(new Error(`pasaron ${PATIENCE_MS / 60_000} minutos`)),
    PATIENCE_MS,
  )

  get signal(): AbortSignal {
    return this.#abort.signal
  }

  end(): void {
    clearTimeout(this.#timer)
    this.#abort.abort()
  }
}

/**
 * A snapshot of the CMS on its way through a file, which is read while it still arrives. The CMS
 * is done with its transaction as soon as it has sent everything, however long the stores take to
 * make, and no more than a piece is in memory.
 */
export class Spool {
  readonly #path: string
  readonly #file: FileHandle
  readonly #copied: Promise<void>
  readonly #request: SnapshotRequest
  #written = 0
  #isWhole = false
  #failure: { error: unknown } | null = null
  /** Tells the reader that there is more, or no more. */
  #wake = () => {}

  private constructor(path: string, file: FileHandle, request: SnapshotRequest, pieces: Pieces) {
    this.#path = path
    this.#file = file
    this.#request = request
    this.#copied = this.#copy(pieces)
  }

  /**
   * Asks for a snapshot, of the stores perhaps only for what changed, and begins to store it in a
   * new file. Throws a PublicationError in Spanish when the CMS does not answer.
   */
  static async open(access: CmsAccess, since: Checkpoint | null, path: string): Promise<Spool> {
    const request = new SnapshotRequest()
    try {
      const body = (await requestSnapshot(access, since, request.signal)) as Pieces | null
      return new Spool(path, await open(path, 'wx+'), request, body ?? noPieces())
    } catch (error) {
      request.end()
      throw error
    }
  }

  async #copy(pieces: Pieces): Promise<void> {
    try {
      for await (const block of gather(pieces)) {
        await this.#file.appendFile(block)
        this.#written += block.length
        this.#wake()
      }
      this.#isWhole = true
    } catch (error) {
      this.#failure = { error: explain(error) }
    }
    this.#wake()
  }

  /**
   * The snapshot from its beginning, for one reader. Throws a PublicationError in Spanish when the
   * CMS stops before its end.
   */
  async *pieces(): AsyncGenerator<Buffer> {
    for (let at = 0; ;) {
      if (this.#failure) throw this.#failure.error
      const length = Math.min(this.#written - at, READ_BYTES)
      if (length > 0) {
        const buffer = Buffer.allocUnsafe(length)
        const { bytesRead } = await this.#file.read(buffer, 0, length, at)
        yield buffer.subarray(0, bytesRead)
        at += bytesRead
      } else if (this.#isWhole) return
      else await new Promise<void>((resolve) => (this.#wake = resolve))
    }
  }

  /** Ends the request and removes the file, however much of it was read. */
  async close(): Promise<void> {
    this.#request.end()
    await this.#copied
    await this.#file.close()
    await rm(this.#path, { force: true })
  }
}

/** Reads a snapshot of the CMS by way of a new file, which is gone afterwards. */
export async function withSnapshot<T>(
  access: CmsAccess,
  since: Checkpoint | null,
  path: string,
  use: (snapshot: OpenSnapshot) => Promise<T>,
): Promise<T> {
  const spool = await Spool.open(access, since, path)
  try {
    return await use(await openSnapshot(splitLines(spool.pieces())))
  } finally {
    await spool.close()
  }
}
