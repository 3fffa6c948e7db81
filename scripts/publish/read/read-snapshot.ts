import { PublicationError } from '../../site/problems.ts'
import { readFact, writeFact, type State } from '../state/state.ts'
import { requestSnapshot, type Checkpoint, type CmsAccess } from './cms-access.ts'
import { splitLines } from './lines.ts'
import { parseSnapshot, type SmallSnapshot } from './parse-snapshot.ts'
import { StoreLines } from './store-lines.ts'

/** A hundred thousand stores take a while to arrive; a silent CMS must not hold the lock for ever. */
const PATIENCE_MS = 5 * 60_000

/** From where the CMS may go on; null when it has to send everything. */
function checkpointOf(state: State): Checkpoint | null {
  const [version, token] = [readFact(state, 'version'), readFact(state, 'token')]
  if (typeof version !== 'number' || typeof token !== 'string' || token === '') return null
  return { version, token }
}

/** What the CMS sends. Throws a PublicationError in Spanish when it stops before its end. */
async function* piecesOf(body: AsyncIterable<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  try {
    if (body) yield* body
  } catch (error) {
    throw new PublicationError(
      `La lectura del panel se cortó (${(error as Error).message}). Lo publicado no cambia.`,
    )
  }
}

async function readInto(
  state: State,
  access: CmsAccess,
  since: Checkpoint | null,
  signal: AbortSignal,
): Promise<SmallSnapshot> {
  const body = (await requestSnapshot(access, since, signal)) as AsyncIterable<Uint8Array> | null
  const stores = new StoreLines(state)
  const snapshot = await parseSnapshot(splitLines(piecesOf(body)), (line) => stores.take(line))
  stores.end(snapshot.changed)
  const { version, token, problems } = snapshot
  writeFact(state, 'version', version)
  // A store without a number cannot be told of again without its line.
  writeFact(state, 'token', stores.unreadable.length === 0 ? token : '')
  return { ...snapshot, problems: [...problems, ...stores.unreadable] }
}

/**
 * Reads what the CMS has published: the stores' lines into the state, as they arrive, everything
 * else into memory. With `onlyChanges` the CMS sends of the stores those that may have changed since
 * the state was written, when it can tell.
 * Throws a PublicationError in Spanish when the CMS does not answer, or stops before its end; what
 * was written to the state has to be rolled back then.
 */
export async function readSnapshot(
  access: CmsAccess,
  state: State,
  onlyChanges: boolean,
): Promise<SmallSnapshot> {
  const abort = new AbortController()
  // Not a signal of AbortSignal.any: Node 20 may forget the sources of one.
  const timer = setTimeout(
    () => abort.abort(new Error(`pasaron ${PATIENCE_MS / 60_000} minutos`)),
    PATIENCE_MS,
  )
  try {
    return await readInto(state, access, onlyChanges ? checkpointOf(state) : null, abort.signal)
  } finally {
    clearTimeout(timer)
    abort.abort()
  }
}
