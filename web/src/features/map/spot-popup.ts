import type { Spot } from '../../catalog/stores/map-spots.ts'
import type { LightStore } from '../../catalog/stores/store.ts'
import styles from './popup.module.css'

export interface PopupLinks {
  addressOf: (store: LightStore) => string
  /** 'Abierto', 'Cerrado'; null where that is not known. */
  stateOf: (store: LightStore) => string | null
  /** Goes to an address of this site. */
  go: (address: string) => void
}

/** Content of a spot's popup: its store, or the list of its stores; each a link. */
export function spotPopup({ stores }: Spot, links: PopupLinks): HTMLElement {
  const [only, ...others] = stores
  if (only && others.length === 0) return storeLink(only, links)
  const box = element('div', '')
  box.append(element('p', styles.count, `${stores.length} comercios acá`))
  const list = element('ul', styles.list)
  for (const store of stores) {
    const item = element('li', '')
    item.append(storeLink(store, links))
    list.append(item)
  }
  box.append(list)
  return box
}

/** Has an open popup say what holds by now; its links stay, for a finger may be on one. */
export function renewStates(
  popup: HTMLElement,
  { stores }: Spot,
  stateOf: PopupLinks['stateOf'],
): void {
  for (const store of stores) {
    const state = popup.querySelector(`[data-state-of="${store.id}"]`)
    if (state) state.textContent = stateLine(stateOf(store))
  }
}

const stateLine = (state: string | null): string =>
  [state, 'Ver'].filter((word) => word !== null).join(' · ')

function storeLink(store: LightStore, { addressOf, stateOf, go }: PopupLinks): HTMLElement {
  const link = document.createElement('a')
  link.className = styles.popup ?? ''
  link.href = addressOf(store)
  const state = element('span', styles.state, stateLine(stateOf(store)))
  state.dataset['stateOf'] = String(store.id)
  link.append(element('strong', '', store.name), element('span', '', store.address), state)
  link.addEventListener('click', (event) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0
    if (opensElsewhere) return
    event.preventDefault()
    go(addressOf(store))
  })
  return link
}

function element(tag: string, className: string | undefined, text = ''): HTMLElement {
  const made = document.createElement(tag)
  if (className) made.className = className
  made.textContent = text
  return made
}
