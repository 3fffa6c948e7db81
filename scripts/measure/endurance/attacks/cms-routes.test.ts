import { expect, test } from 'vitest'
import { fillRoute, parseRoutes } from './cms-routes.ts'

test('the table of Strapi is read, whatever its colours', () => {
  const table = [
    '┌────┬────┐',
    '│ \u001b[34mMethod\u001b[39m │ \u001b[34mPath\u001b[39m │',
    '│ HEAD|GET           │ /api/leads                    │',
    '│ POST               │ /upload                       │',
    'info: │',
  ].join('\n')
  expect(parseRoutes(table)).toEqual([
    { method: 'GET', path: '/api/leads' },
    { method: 'POST', path: '/upload' },
  ])
})

test('open places get each of the values, others none', () => {
  const route = '/content-manager/collection-types/:model/:id'
  expect(fillRoute(route, ['a', 'b/c'])).toEqual([
    '/content-manager/collection-types/a/a',
    '/content-manager/collection-types/b%2Fc/b%2Fc',
  ])
  expect(fillRoute('/admin/:path*', ['a'])).toEqual(['/admin'])
  expect(fillRoute('/uploads/(.*)', ['a'])).toEqual(['/uploads/'])
  expect(fillRoute('/api/leads', ['a'])).toEqual(['/api/leads'])
})
