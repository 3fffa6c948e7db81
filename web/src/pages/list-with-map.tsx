import {
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { asRecord } from '../catalog/parse-fields.ts'
import { showsMap, withMap } from '../catalog/stores/filters.ts'
import type { NearestOpen } from '../catalog/stores/nearest-open.ts'
import type { Store } from '../catalog/stores/store.ts'
import { HeartButton } from '../features/favourites/heart-button.tsx'
import { ListMap } from '../features/map/list-map.tsx'
import { NearestStore } from '../features/stores/nearest-store.tsx'
import { Icon } from '../ui/icon.tsx'
import { ListRestContext } from '../ui/list-rest.ts'
import styles from './list-with-map.module.css'

interface ListWithMapProps {
  /** What the list shows, whole. */
  stores: readonly Store[]
  nearest: NearestOpen | null
  /** The list, each item of which names its store: `data-store`. */
  children: ReactNode
}

/**
 * A list of stores and, beside it, its map; on a phone the one or the other, which stands in the
 * address. The card under the pointer or with the focus marks its place.
 */
export function ListWithMap({ stores, nearest, children }: ListWithMapProps) {
  const { status } = useContext(ListRestContext)
  const [query] = useSearchParams()
  const [marked, setMarked] = useState<number | null>(null)
  const end = useRef<HTMLParagraphElement>(null)
  const isAwaited = status === 'awaited'
  // Of a list that is not whole the rest may have places.
  const hasMap = status !== 'none' || stores.some(({ location }) => location !== null)
  const isMap = hasMap && showsMap(query)
  const markCard = ({ target }: PointerEvent | FocusEvent) => setMarked(storeOf(target))
  const skipMap = (event: MouseEvent) => {
    event.preventDefault()
    end.current?.focus()
  }
  return (
    <div className={styles.both} data-view={isMap ? 'map' : 'list'} data-maps={hasMap}>
      {hasMap && <ViewSwitch isMap={isMap} />}
      <div className={styles.nearest}>
        <NearestStore
          nearest={nearest}
          cardAction={({ id, name }) => <HeartButton id={id} name={name} />}
        />
      </div>
      <div
        className={styles.list}
        onPointerOver={markCard}
        onPointerLeave={() => setMarked(null)}
        onFocus={markCard}
        onBlur={() => setMarked(null)}
      >
        {children}
      </div>
      {hasMap && (
        <section
          className={styles.map}
          aria-label="Mapa de la lista"
          data-screen-only
          data-scripted
        >
          <a className={styles.skip} href="#fin-del-mapa" onClick={skipMap}>
            Saltar el mapa
          </a>
          <ListMap
            stores={stores}
            isAwaited={isAwaited}
            isAsked={isMap}
            marked={marked}
            shown={nearest?.status === 'found' ? nearest.store.id : null}
          />
          <p ref={end} id="fin-del-mapa" tabIndex={-1} className="visually-hidden">
            Fin del mapa
          </p>
        </section>
      )}
    </div>
  )
}

/** Id of the store in whose item something is; null outside of all. */
function storeOf(target: EventTarget): number | null {
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-store]') : null
  return item ? Number(item.dataset['store']) : null
}

/** In the navigation state of a map: the query of the list that stands before it in the history. */
const LEFT_LIST = 'leftList'

/**
 * On a phone: from the list to its map, and back to where the list was left, as the browser's own
 * way back leads there too.
 */
function ViewSwitch({ isMap }: { isMap: boolean }) {
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const state = asRecord(useLocation().state)
  const list = withMap(query, false)
  const button = useRef<HTMLButtonElement>(null)
  const listTop = useRef(0)
  const wasMap = useRef(isMap)
  useLayoutEffect(
    function scrollToView() {
      if (wasMap.current === isMap) return
      wasMap.current = isMap
      if (isMap) button.current?.parentElement?.scrollIntoView({ block: 'start' })
      else scrollTo(0, listTop.current)
    },
    [isMap],
  )
  const openMap = () => {
    listTop.current = scrollY
    const from = { [LEFT_LIST]: list.toString() }
    setQuery(withMap(query, true), { preventScrollReset: true, state: { ...state, ...from } })
  }
  const closeMap = () => {
    if (state[LEFT_LIST] === list.toString()) void navigate(-1)
    else setQuery(list, { replace: true, preventScrollReset: true, state })
  }
  return (
    <button
      ref={button}
      type="button"
      className={styles.switch}
      onClick={isMap ? closeMap : openMap}
      data-floats
      data-screen-only
      data-scripted
    >
      <Icon name={isMap ? 'menu' : 'pin'} size={20} />
      {isMap ? 'Ver la lista' : 'Ver en el mapa'}
    </button>
  )
}
