interface Context {
  path: string
  method: string
  status: number
  body: unknown
}

const REGISTER_ADMIN = /^\/admin\/register-admin\/?$/i

/**
 * Closes the page on which the first stranger could become the administrator: the first one is
 * made from the environment or by `npm run admin:create`.
 */
export default () => async (ctx: Context, next: () => Promise<void>) => {
  if (REGISTER_ADMIN.test(ctx.path)) {
    ctx.status = 403
    ctx.body = {
      data: null,
      error: {
        status: 403,
        name: 'ForbiddenError',
        message: 'El primer administrador se crea con «npm run admin:create».',
        details: {},
      },
    }
    return
  }
  await next()
}
