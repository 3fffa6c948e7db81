import { errors } from '@strapi/utils'

/**
 * PostgreSQL's refusals of a value, which SQLite would have stored: a text with a NUL or half a
 * character (22021, 22P05), a number out of range (22003), a text that is no number, date or JSON
 * (22P02, 22007, 22008).
 */
const REFUSED_VALUES = ['22021', '22P05', '22003', '22P02', '22007', '22008']

const MESSAGE = 'Hay un dato con un valor que no se puede guardar ni buscar.'

/** A value that the database cannot hold is the sender's mistake, not a failure of the CMS. */
export default () => async (_ctx: unknown, next: () => Promise<void>) => {
  try {
    await next()
  } catch (error) {
    const { code = '' } = (error ?? {}) as { code?: string }
    throw REFUSED_VALUES.includes(code) ? new errors.ValidationError(MESSAGE) : error
  }
}
