import { render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { createResource, type Resource } from './resource.ts'
import { loadWhenIdle, useResource, useWhole } from './resource-hooks.ts'

const resourceOf = (data: string) => {
  const fetcher = vi.fn(async () => data)
  return { fetcher, resource: createResource(fetcher) }
}

function Shown({ resource }: { resource: Resource<string> }) {
  const state = useResource(resource)
  return <p>{state.status === 'loaded' ? state.data : state.status}</p>
}

function showAt(address: string, resource: Resource<string>) {
  const router = createMemoryRouter([{ path: '*', element: <Shown resource={resource} /> }], {
    initialEntries: [address],
  })
  render(<RouterProvider router={router} />)
  return router
}

test('data that came along is there, and asked of nobody', async () => {
  const { resource, fetcher } = resourceOf('fetched')
  resource.prime('brought')
  expect(resource.peek()).toBe('brought')
  expect(await resource.load()).toBe('brought')
  expect(fetcher).not.toHaveBeenCalled()
})

test('a part is no whole: whoever asks for that has it loaded', async () => {
  const { resource, fetcher } = resourceOf('all')
  resource.primePart('/autos', 'some')
  expect(resource.peek()).toBeUndefined()
  expect(resource.getState()).toEqual({ status: 'loading' })
  expect(resource.getPageState('/autos')).toEqual({ status: 'loaded', data: 'some' })
  expect(await resource.load()).toBe('all')
  expect(fetcher).toHaveBeenCalledTimes(1)
  expect(resource.getPageState('/autos')).toEqual({ status: 'loaded', data: 'all' })
})

test('a failure of the whole leaves the part where it is', async () => {
  const { resource, fetcher } = resourceOf('all')
  fetcher.mockRejectedValueOnce(new Error('no'))
  resource.primePart('/autos', 'some')
  await expect(resource.load()).rejects.toThrow()
  expect(resource.getPageState('/autos')).toEqual({ status: 'loaded', data: 'some' })
  expect(resource.getPageState('/tienda').status).toBe('error')
})

test('a part is forgotten with the rest', () => {
  const { resource } = resourceOf('all')
  resource.primePart('/autos', 'some')
  resource.reset()
  expect(resource.getPart()).toBeNull()
  expect(resource.getPageState('/autos')).toEqual({ status: 'loading' })
})

test('a component shows its page’s part and loads nothing; on another page it loads', async () => {
  const { resource, fetcher } = resourceOf('all')
  resource.primePart('/autos', 'some')
  const router = showAt('/autos/', resource)
  expect(screen.getByText('some')).toBeTruthy()
  expect(fetcher).not.toHaveBeenCalled()
  await router.navigate('/tienda')
  expect(await screen.findByText('all')).toBeTruthy()
  expect(fetcher).toHaveBeenCalledTimes(1)
})

test('the page is the router’s, not the window’s', async () => {
  const { resource, fetcher } = resourceOf('all')
  resource.primePart(location.pathname, 'some')
  showAt('/tienda', resource)
  expect(await screen.findByText('all')).toBeTruthy()
  expect(fetcher).toHaveBeenCalledTimes(1)
})

test('the whole is loaded on a page with a part only once it is wanted', async () => {
  const { resource, fetcher } = resourceOf('all')
  resource.primePart('/', 'some')
  function Whole({ isWanted }: { isWanted: boolean }) {
    return <p>{useWhole(resource, isWanted).status}</p>
  }
  const routerWith = (isWanted: boolean) =>
    createMemoryRouter([{ path: '*', element: <Whole isWanted={isWanted} /> }])
  const { rerender } = render(<RouterProvider router={routerWith(false)} />)
  expect(screen.getByText('loading')).toBeTruthy()
  expect(fetcher).not.toHaveBeenCalled()
  rerender(<RouterProvider key="wanted" router={routerWith(true)} />)
  await waitFor(() => expect(screen.getByText('loaded')).toBeTruthy())
})

test('what has failed is not loaded ahead: the page offers to try again', async () => {
  const { resource, fetcher } = resourceOf('all')
  fetcher.mockRejectedValueOnce(new Error('no'))
  vi.stubGlobal('requestIdleCallback', (task: () => void) => void task())
  loadWhenIdle(resource)
  await waitFor(() => expect(resource.getState().status).toBe('error'))
  loadWhenIdle(resource)
  expect(fetcher).toHaveBeenCalledTimes(1)
  resource.preload()
  await waitFor(() => expect(resource.peek()).toBe('all'))
  vi.unstubAllGlobals()
})
