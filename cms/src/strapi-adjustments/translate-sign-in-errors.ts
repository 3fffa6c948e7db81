interface Context {
  path: string
}

export const TOO_MANY = 'Hubo demasiados intentos. Probá de nuevo en unos minutos.'

/** What staff read instead of Strapi's own words; null for all others. */
function inSpanish(path: string, { name, message }: Error): string | null {
  if (path === '/admin/login' && message === 'Invalid credentials') {
    return 'El correo o la clave no son correctos.'
  }
  // Strapi's own limit, for each account.
  return path.startsWith('/admin/') && name === 'RateLimitError' ? TOO_MANY : null
}

/** Staff read in Spanish why they were not let in: the panel shows the server's own words. */
export default () => async (ctx: Context, next: () => Promise<void>) => {
  try {
    await next()
  } catch (error) {
    const text = inSpanish(ctx.path, error as Error)
    if (text !== null) (error as Error).message = text
    throw error
  }
}
