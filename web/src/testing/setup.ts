import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { resetResources } from '../api/resource.ts'
import { forgetPosition } from '../browser/position.ts'
import { forgetMemory } from '../browser/storage.ts'
import { forgetEntryStates } from '../ui/history-entry.ts'
import { endRequests } from './end-requests.ts'
import { server } from './server.ts'

/** A page's code is loaded when it is first visited: on a busy machine that takes its time. */
configure({ asyncUtilTimeout: 10_000 })

beforeAll(() => {
  supplyMissingBrowser()
  server.listen({ onUnhandledRequest: 'error' })
})
afterAll(() => server.close())

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(async () => {
  const wasPageShown = document.body.hasChildNodes()
  cleanup()
  if (wasPageShown) await endRequests()
  resetResources()
  forgetPosition()
  forgetMemory()
  forgetEntryStates()
  server.resetHandlers()
  document.head.innerHTML = ''
  document.title = ''
  expect(vi.mocked(console.error).mock.calls, 'unexpected console.error').toEqual([])
  expect(vi.mocked(console.warn).mock.calls, 'unexpected console.warn').toEqual([])
})

/** Parts of a browser that the pages use and jsdom lacks. */
function supplyMissingBrowser() {
  window.scrollTo = () => {}
  Element.prototype.scrollIntoView = () => {}
  // Not vi.stubGlobal: what a test stubs ends with it, and these stay.
  const missing = { IntersectionObserver: NeverSeen, ResizeObserver: NeverSeen, matchMedia }
  Object.assign(window, missing)
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '')
  }
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open')
    this.dispatchEvent(new Event('close'))
  }
}

const matchMedia = () => ({ matches: false })

/** An observer of elements that never come into view nor change their size. */
class NeverSeen {
  observe() {}
  unobserve() {}
  disconnect() {}
}
