import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { createNavigation, routeOf } from './navigation.ts'
import { pageRoutes } from './routes.tsx'

const FIRST = '/nosotros'

// The pages' own code is not what is tried, and takes a busy machine longer than a test waits.
beforeEach(() => {
  for (const route of pageRoutes) {
    vi.spyOn(route, 'load').mockResolvedValue({ Component: () => null })
  }
})

function begin() {
  const history = createMemoryHistory({ initialEntries: [FIRST] })
  const navigation = createNavigation(history)
  const shown = () => navigation.getState().location.pathname
  return { history, navigation, shown }
}

/** Holds back the code of an address's page; returns how to let it come, or fail. */
function holdBack(pathname: string) {
  const held = { come: () => {}, fail: (_: Error) => {} }
  vi.spyOn(routeOf(pathname), 'load').mockImplementationOnce(
    () =>
      new Promise((resolve, reject) => {
        held.come = () => resolve({ Component: () => null })
        held.fail = reject
      }),
  )
  return held
}

test('a page is shown, and its address written, once its code is there', async () => {
  const { history, navigation, shown } = begin()
  await vi.waitUntil(() => navigation.getState().page)
  const code = holdBack('/contacto')
  navigation.navigator.push('/contacto')
  expect(navigation.getState()).toMatchObject({ isLoading: true, location: { pathname: FIRST } })
  expect(history.location.pathname).toBe(FIRST)
  code.come()
  await vi.waitUntil(() => !navigation.getState().isLoading)
  expect([shown(), history.location.pathname]).toEqual(['/contacto', '/contacto'])
})

test('of two pages that are asked for, the last one counts', async () => {
  const { history, navigation, shown } = begin()
  const slow = holdBack('/privacidad')
  navigation.navigator.push('/privacidad')
  navigation.navigator.push('/favoritos')
  await vi.waitUntil(() => shown() === '/favoritos')
  slow.come()
  await Promise.resolve()
  expect([shown(), history.index]).toEqual(['/favoritos', 1])
})

test('a page whose code cannot be had has its address, and is asked for again', async () => {
  const { navigation, shown } = begin()
  const code = holdBack('/autos')
  navigation.navigator.push('/autos')
  const missing = new Error('missing')
  code.fail(missing)
  await vi.waitUntil(() => shown() === '/autos')
  expect(navigation.getState().page).toEqual({ error: missing })
  navigation.navigator.push('/autos?otra=vez')
  await vi.waitUntil(() => !navigation.getState().isLoading)
  expect(navigation.getState().page).toHaveProperty('Component')
})

test('an entry keeps its state, and a choice on the page its place', async () => {
  const { history, navigation } = begin()
  await vi.waitUntil(() => navigation.getState().page)
  navigation.navigator.replace('?abierto=1', { results: [1] }, { preventScrollReset: true })
  expect(navigation.getState()).toMatchObject({
    action: 'REPLACE',
    keepsScroll: true,
    location: { pathname: FIRST, search: '?abierto=1', state: { results: [1] } },
  })
  expect([history.index, history.location.search]).toEqual([0, '?abierto=1'])
})

test('the way back is followed', async () => {
  const { navigation, shown } = begin()
  navigation.navigator.push('/favoritos')
  await vi.waitUntil(() => shown() === '/favoritos')
  navigation.navigator.go(-1)
  await vi.waitUntil(() => shown() === FIRST)
  expect(navigation.getState().action).toBe('POP')
})
