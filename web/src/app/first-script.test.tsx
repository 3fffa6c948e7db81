import { PREVIEW_PARAMETER } from '@guia/contract'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest'
import { isPlainQuery } from '../catalog/site/page-address.ts'
import { usePreHydrationTaps } from './layout-hooks.ts'

/** The script as it runs in a page that is still being read. */
async function runFirstScript() {
  vi.resetModules()
  await import('./first-script.ts')
}

beforeEach(() => {
  delete document.documentElement.dataset['takenOver']
  delete document.documentElement.dataset['incomplete']
  history.replaceState(null, '')
  document.head.innerHTML = ''
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
})

function App() {
  usePreHydrationTaps()
  return null
}

test('a button that is tapped before the app is there is pressed by it, once', async () => {
  await runFirstScript()
  const press = vi.fn()
  const send = vi.fn()
  document.body.innerHTML = `
    <button type="button"><span>Menú</span></button><button type="button">Otro</button>
    <form><button>Enviar</button></form>`
  const [menu, other, submit] = screen.getAllByRole('button')
  fireEvent.click(screen.getByText('Menú'))
  fireEvent.click(screen.getByText('Menú'))
  fireEvent.click(submit!)
  for (const button of [menu, other]) button?.addEventListener('click', press)
  submit?.addEventListener('click', send)

  render(<App />)
  expect(press).toHaveBeenCalledOnce()
  expect(send).not.toHaveBeenCalled()
  expect(document.querySelector('[data-tapped]')).toBeNull()

  fireEvent.click(menu!)
  expect(press).toHaveBeenCalledTimes(2)
  expect(document.querySelector('[data-tapped]')).toBeNull()
})

test('a link that the app opens on the page waits for it, another one is followed', async () => {
  await runFirstScript()
  document.body.innerHTML = '<a href="#foto" data-pressed-later>Foto</a><a href="#otra">Otra</a>'
  const [photo, other] = screen.getAllByRole('link')
  // What fireEvent gives back: whether the browser goes on to what a click does by itself.
  expect(fireEvent.click(photo!)).toBe(false)
  expect(fireEvent.click(other!)).toBe(true)
  const press = vi.fn((event: Event) => event.preventDefault())
  photo?.addEventListener('click', press)
  render(<App />)
  expect(press).toHaveBeenCalledOnce()
})

test.each([
  '',
  '?q=pizza',
  '?abierto=1',
  '?utm_source=diario&categoria=alimentos',
  '?utm_source=diario&utm_medium=nota',
  '?fbclid=abc',
  '?gclid=abc',
  `?${PREVIEW_PARAMETER}=3`,
])('a list is pale where the address asks for something else: «%s»', async (search) => {
  history.replaceState(null, '', `/busquedas${search}`)
  document.body.innerHTML = '<div data-view="list">78 tiendas</div>'
  await runFirstScript()
  const { opacity } = screen.getByText('78 tiendas').style
  expect(opacity !== '').toBe(!isPlainQuery(search))
  history.replaceState(null, '', '/')
})

describe('the app is asked for, once', () => {
  let endWaiting: () => void
  let waiting: MockInstance<typeof setTimeout>
  const FILES = ['/assets/app-1.js', '/assets/framework-2.js']
  const STYLES = ['/assets/app-3.css', '/assets/store-4.css']
  const scripts = () =>
    [...document.head.querySelectorAll('script')].map((one) => one.getAttribute('src'))
  const links = (rel: string) => [
    ...document.head.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`),
  ]
  const fetchedBeside = () => links('modulepreload').map((link) => link.getAttribute('href'))
  const sheets = () => links('stylesheet')

  beforeEach(async () => {
    document.body.innerHTML = `<div id="root" data-app="${FILES.join(' ')}" data-styles="${STYLES.join(' ')}"><h1>La Espiga</h1></div>`
    waiting = vi.spyOn(window, 'setTimeout') as typeof waiting
    waiting.mockClear()
    await runFirstScript()
    endWaiting = waiting.mock.calls.find(([, delay]) => delay === 4_000)?.[0] as () => void
    expect([scripts(), fetchedBeside()]).toEqual([[], []])
  })

  const load = () => fireEvent(window, new Event('load'))

  /** The browser tells of a paint, then of a larger one. */
  function loadAndPaint() {
    let tell = () => {}
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        static supportedEntryTypes = ['largest-contentful-paint']
        constructor(callback: () => void) {
          tell = callback
        }
        observe() {}
      },
    )
    load()
    expect(scripts()).toEqual([])
    tell()
    tell()
    expect(scripts()).toEqual([])
  }

  function loadEmpty() {
    document.getElementById('root')!.replaceChildren()
    load()
  }

  function loadScrolled() {
    vi.stubGlobal('scrollY', 312)
    load()
    vi.unstubAllGlobals()
  }

  function loadUnseen() {
    vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: [] })
    load()
  }

  test.each([
    ['when all of the page is there and painted', () => loadAndPaint()],
    ['at once, where the page is empty', () => loadEmpty()],
    ['when all of it is there, where no browser tells of paint', () => loadUnseen()],
    ['at once, where the page came back scrolled', () => loadScrolled()],
    ['as soon as the page moves', () => fireEvent.scroll(window)],
    ['as soon as the visitor touches the page', () => fireEvent.pointerDown(document.body)],
    [
      'as soon as the visitor presses a key',
      () => fireEvent.keyDown(document.body, { key: 'Tab' }),
    ],
    ['in the end, where a picture never comes', () => endWaiting()],
  ])('%s', async (_when, happen) => {
    happen()
    await vi.waitFor(() => expect(fetchedBeside()).toEqual(FILES))
    const [first, second] = sheets()
    expect([first, second].map((sheet) => sheet?.getAttribute('href'))).toEqual(STYLES)
    fireEvent.load(second!)
    // One alone would overrule what the page has of the other.
    expect(sheets().map(({ media }) => media)).toEqual(['print', 'print'])
    expect(scripts()).toEqual([])
    // One that does not come keeps nothing from going on.
    fireEvent.error(first!)
    expect(sheets().map(({ media }) => media)).toEqual(['', ''])
    expect(scripts()).toEqual(['/assets/app-1.js'])

    fireEvent.keyDown(document.body, { key: 'Tab' })
    fireEvent.load(first!)
    expect(scripts()).toHaveLength(1)
    expect([fetchedBeside().length, sheets().length]).toEqual([2, 2])
  })

  describe('and where it cannot be had', () => {
    const reload = vi.fn()
    const lineIs = (isThere: boolean) =>
      vi.stubGlobal(
        'fetch',
        vi.fn(() => (isThere ? Promise.resolve({ ok: true }) : Promise.reject(new Error('')))),
      )

    beforeEach(() => {
      vi.stubGlobal('location', { ...location, reload })
      reload.mockClear()
      lineIs(false)
      fireEvent.keyDown(document.body, { key: 'Tab' })
      for (const sheet of sheets()) fireEvent.load(sheet)
    })
    afterEach(() => {
      vi.unstubAllGlobals()
    })

    const missing = () => fireEvent.error(document.head.querySelector('script')!)
    /** What waits for its time has it now. */
    const passes = async () => {
      const asked = waiting.mock.calls.filter(([, delay]) => delay === 3_000)
      waiting.mockClear()
      for (const [ask] of asked) ask()
      await new Promise((resolve) => setTimeout(resolve))
    }

    test.each([
      ['the app', missing],
      ['the code of the page', () => fireEvent(window, new Event('vite:preloadError'))],
    ])('the page is loaded anew once the line is back: %s', async (_what, happen) => {
      happen()
      await passes()
      expect(reload).not.toHaveBeenCalled()
      lineIs(true)
      await passes()
      expect(reload).toHaveBeenCalled()
    })

    test('not while the visitor writes', async () => {
      document.body.insertAdjacentHTML('beforeend', '<input />')
      document.querySelector('input')!.focus()
      lineIs(true)
      missing()
      await passes()
      expect(reload).not.toHaveBeenCalled()
      document.querySelector('input')!.blur()
      await passes()
      expect(reload).toHaveBeenCalledOnce()
    })

    test('not of a page that the app has taken over', async () => {
      document.documentElement.dataset['takenOver'] = ''
      lineIs(true)
      missing()
      await passes()
      expect(reload).not.toHaveBeenCalled()
    })

    const isTold = () => 'incomplete' in document.documentElement.dataset

    test('the page says so while there is no line', async () => {
      missing()
      expect(isTold()).toBe(false)
      await passes()
      expect(isTold()).toBe(true)
    })

    describe('where it was loaded anew before', () => {
      /** Ends with the document that comes after, which cannot have the app either. */
      beforeEach(async () => {
        lineIs(true)
        missing()
        await passes()
        expect(reload).toHaveBeenCalledOnce()
        reload.mockClear()
        await runFirstScript()
        document.getElementById('root')!.dataset['app'] = FILES.join(' ')
        document.head.innerHTML = ''
        fireEvent.keyDown(document.body, { key: 'Tab' })
        for (const sheet of sheets()) fireEvent.load(sheet)
        missing()
        await passes()
      })

      test('not again by itself: the page says so', () => {
        expect(reload).not.toHaveBeenCalled()
        expect(isTold()).toBe(true)
      })

      test.each([
        ['the line is back', () => fireEvent(window, new Event('online'))],
        [
          'the visitor comes back',
          () => fireEvent(document, new Event('visibilitychange', { bubbles: true })),
        ],
      ])('again once %s', async (_when, happen) => {
        happen()
        await vi.waitFor(() => expect(reload).toHaveBeenCalled())
      })

      test('the visitor’s own refresh begins from the beginning', () => {
        expect(history.state).toMatchObject({ loadedAnew: false })
      })
    })
  })

  test('at once where the page names its style sheets as links: it was not rendered', async () => {
    const root = document.getElementById('root')!
    root.replaceChildren()
    root.removeAttribute('data-styles')
    load()
    await vi.waitFor(() => expect(scripts()).toEqual(['/assets/app-1.js']))
    expect(sheets()).toEqual([])
  })
})
