import { beforeEach, expect, test, vi } from 'vitest'
import { returnToPlace } from './place-on-page.ts'

const scrollTo = vi.fn()
const scrollBy = vi.fn()

/** Tells those who watch the page's height that it has changed. */
let change = () => {}

beforeEach(() => {
  document.body.innerHTML = '<main></main>'
  scrollTo.mockReset()
  scrollBy.mockReset()
  vi.stubGlobal('scrollTo', scrollTo)
  vi.stubGlobal('scrollBy', scrollBy)
  change = () => {}
  vi.spyOn(window, 'ResizeObserver').mockImplementation(function observe(callback) {
    let isWatching = false
    change = () => isWatching && callback([], this)
    return {
      observe: () => (isWatching = true),
      unobserve: () => {},
      disconnect: () => (isWatching = false),
    }
  })
})

const LEFT = { y: 900, heading: { text: 'La Espiga', top: 200 } }

/** The card that was being read comes to stand there. */
function add(text: string, top: number) {
  document.body.innerHTML = `<main><h3>${text}</h3></main>`
  const heading = document.querySelector('h3')!
  heading.getBoundingClientRect = () => new DOMRect(0, top, 100, 20)
  heading.getClientRects = () => [new DOMRect(0, top, 100, 20)] as unknown as DOMRectList
}

test('what was being read is put where it was', () => {
  add('La Espiga', 260)
  returnToPlace(LEFT)
  expect(scrollTo).toHaveBeenCalledWith(0, 900)
  expect(scrollBy).toHaveBeenCalledWith(0, 60)
  change()
  expect(scrollTo).toHaveBeenCalledOnce()
})

test('a list that is still on its way is waited for', () => {
  returnToPlace(LEFT)
  change()
  expect(scrollBy).not.toHaveBeenCalled()
  add('La Espiga', 260)
  change()
  expect(scrollBy).toHaveBeenCalledWith(0, 60)
  change()
  expect(scrollBy).toHaveBeenCalledOnce()
})

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'a visitor who goes on meanwhile is left where that leads: %s',
  (sign) => {
    returnToPlace(LEFT)
    dispatchEvent(new Event(sign))
    add('La Espiga', 260)
    change()
    expect(scrollBy).not.toHaveBeenCalled()
  },
)

test('it ends with the page that was to be returned to', () => {
  const end = returnToPlace({ y: 900 })
  end()
  scrollTo.mockClear()
  change()
  expect(scrollTo).not.toHaveBeenCalled()
})
