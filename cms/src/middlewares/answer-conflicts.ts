import { ConflictError } from '../undo/conflict'

interface Context {
  status: number
  body: unknown
}

/** Strapi has no error of its own for 409, and would answer 400. */
export default () => async (ctx: Context, next: () => Promise<void>) => {
  try {
    await next()
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error
    const { name, message, details } = error
    ctx.status = 409
    ctx.body = { data: null, error: { status: 409, name, message, details } }
  }
}
