import { errors } from '@strapi/utils'

/** A body that is no JSON is refused in Spanish; the parser tells in English where it stumbled. */
export default () => async (_ctx: unknown, next: () => Promise<void>) => {
  try {
    await next()
  } catch (error) {
    const { name, status } = (error ?? {}) as { name?: string; status?: number }
    // The parser alone gives its errors a status.
    const isUnreadable = name === 'SyntaxError' && status === 400
    throw isUnreadable ? new errors.ValidationError('El envío no se puede leer.') : error
  }
}
