import type { Next, StoreAction } from '../panel-store'

/**
 * Middleware of the panel's store. A save shows what was typed as if the CMS had it already, and
 * takes it back when it is refused: the form then forgets every field. Without that it keeps them.
 */
export const keepRefusedForm = () => (next: Next) => (action: unknown) => {
  const { type, payload } = action as StoreAction<{ queryCacheKey?: unknown }>
  const isGuess =
    type === 'adminApi/queries/queryResultPatched' &&
    String(payload?.queryCacheKey).startsWith('getDocument(')
  return isGuess ? action : next(action)
}
