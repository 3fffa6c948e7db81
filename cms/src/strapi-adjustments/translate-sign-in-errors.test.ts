import { errors } from '@strapi/utils'
import { expect, test } from 'vitest'
import translateSignInErrors from './translate-sign-in-errors'

const said = (path: string, error: Error) =>
  translateSignInErrors()({ path }, () => Promise.reject(error)).then(
    () => 'let in',
    (thrown: Error) => thrown.message,
  )

const tooMany = () => new errors.RateLimitError()
const wrong = () => new errors.ApplicationError('Invalid credentials')

test.each([
  ['/admin/login', tooMany, 'Hubo demasiados intentos. Probá de nuevo en unos minutos.'],
  ['/admin/forgot-password', tooMany, 'Hubo demasiados intentos. Probá de nuevo en unos minutos.'],
  ['/admin/login', wrong, 'El correo o la clave no son correctos.'],
  ['/api/leads', tooMany, 'Too many requests, please try again later.'],
  ['/admin/users', wrong, 'Invalid credentials'],
])('%s', async (path, error, text) => {
  expect(await said(path, error())).toBe(text)
})
