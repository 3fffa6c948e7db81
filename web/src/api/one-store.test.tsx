import { render, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { parseStore, parseStores } from '../catalog/stores/parse-store.ts'
import { storeRecord } from '../testing/records.ts'
import { breakFile, publish, server } from '../testing/server.ts'
import { primeStore, useStore } from './one-store.ts'
import { storesResource } from './lists.ts'

const CENTRAL = storeRecord({ id: 7, name: 'Farmacia Central' })
const CAPITALS = storeRecord({ id: 8, name: 'FARMACIA CENTRAL', slug: 'farmacia-central-8' })
const CAFE = storeRecord({ id: 9, name: 'Café del Río' })
const stores = [CENTRAL, CAPITALS, CAFE]

function Shown({ param }: { param: string }) {
  const state = useStore(param)
  if (state.status !== 'loaded') return <p>{state.status}</p>
  return <p>{state.data === null ? 'none' : `store ${state.data.id}`}</p>
}

const show = (param: string) => render(<Shown param={param} />)

/** The list of every store fails whoever asks for it. */
const withoutList = () => breakFile('busquedas.json')

test.each(['cafe-del-rio', 'Café del Río', 'café-del-río', 'Farmacia Central'])(
  '%s takes one file, not the list of every store',
  async (param) => {
    publish({ stores })
    withoutList()
    show(param)
    expect(await screen.findByText(param.startsWith('F') ? 'store 7' : 'store 9')).toBeTruthy()
  },
)

test('a raw name whose slug form is another store’s is looked up in the list', async () => {
  publish({ stores })
  show('FARMACIA CENTRAL')
  expect(await screen.findByText('store 8')).toBeTruthy()
})

test.each([
  ['9', 'store 9'],
  ['nadie', 'none'],
  ['!!!', 'none'],
])('%s, which no file answers to, is looked up in the list: %s', async (param, found) => {
  publish({ stores })
  show(param)
  expect(await screen.findByText(found)).toBeTruthy()
})

test('with every store at hand no file is asked for', async () => {
  publish({ stores })
  server.use(http.get('/store/*', () => HttpResponse.error()))
  storesResource.prime(parseStores(stores))
  show('cafe-del-rio')
  expect(screen.getByText('store 9')).toBeTruthy()
})

test('a store that its page brought along is there at once', () => {
  const store = parseStore(CAFE)
  if (!store) throw new Error('The record makes no store')
  primeStore(store)
  show('cafe-del-rio')
  expect(screen.getByText('store 9')).toBeTruthy()
})

test('a file that fails is no store that is missing', async () => {
  publish({ stores })
  breakFile('store/cafe-del-rio/datos.json')
  show('cafe-del-rio')
  expect(await screen.findByText('error')).toBeTruthy()
})
