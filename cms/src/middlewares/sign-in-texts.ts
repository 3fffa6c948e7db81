interface Context {
  path: string
}

/** Staff read in Spanish why they were not let in: the panel shows the server's own words. */
export default () => async (ctx: Context, next: () => Promise<void>) => {
  try {
    await next()
  } catch (error) {
    const isRefused = (error as Error).message === 'Invalid credentials'
    if (ctx.path === '/admin/login' && isRefused) {
      ;(error as Error).message = 'El correo o la clave no son correctos.'
    }
    throw error
  }
}
