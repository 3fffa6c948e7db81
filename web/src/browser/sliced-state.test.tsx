import { act, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, test } from 'vitest'
import { useSlicedState } from './sliced-state.ts'

function makeStock(first: string) {
  const listeners = new Set<() => void>()
  let value = first
  return {
    read: () => value,
    set: (next: string) => {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    listeners,
  }
}
type Stock = ReturnType<typeof makeStock>

/** Shows what a stock has; `onDrawn` is called before the browser can show it. */
function Shown({ stock, onDrawn = () => {} }: { stock: Stock; onDrawn?: () => void }) {
  const value = useSlicedState(stock.subscribe, stock.read)
  useLayoutEffect(onDrawn, [onDrawn])
  return <p>{value}</p>
}
const shown = () => screen.getByRole('paragraph').textContent

test('what changes is drawn again, until the component has gone', () => {
  const stock = makeStock('bread')
  const { unmount } = render(<Shown stock={stock} />)
  expect(shown()).toBe('bread')
  act(() => stock.set('milk'))
  expect(shown()).toBe('milk')
  unmount()
  expect(stock.listeners.size).toBe(0)
})

test('drawn for another reason it does not run ahead of what it was told', () => {
  const stock = makeStock('bread')
  const { rerender } = render(<Shown stock={stock} />)
  const tell = [...stock.listeners]
  stock.listeners.clear()
  stock.set('milk')
  rerender(<Shown stock={stock} onDrawn={() => {}} />)
  expect(shown()).toBe('bread')
  act(() => tell.forEach((listener) => listener()))
  expect(shown()).toBe('milk')
})

test('what changed between drawing and subscribing is not missed', () => {
  const stock = makeStock('bread')
  const change = () => stock.set('milk')
  render(<Shown stock={stock} onDrawn={change} />)
  expect(shown()).toBe('milk')
})

test('another stock is read in the same drawing, and listened to in the place of the first', () => {
  const [bakery, dairy] = [makeStock('bread'), makeStock('milk')]
  const drawn: (string | null)[] = []
  const note = () => void drawn.push(shown())
  const { rerender } = render(<Shown stock={bakery} onDrawn={note} />)
  const noteAgain = () => void drawn.push(shown())
  rerender(<Shown stock={dairy} onDrawn={noteAgain} />)
  expect(drawn).toEqual(['bread', 'milk'])
  expect(bakery.listeners.size).toBe(0)
  act(() => dairy.set('cheese'))
  expect(shown()).toBe('cheese')
})
