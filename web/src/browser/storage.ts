import { useSyncExternalStore } from 'react'

/**
 * Something kept on the visitor's device, as JSON under a key. Where storage is switched off or
 * full it is kept for as long as the page lives.
 */
export interface Stored<T> {
  get: () => T
  /** Value before anything was stored. */
  getInitial: () => T
  set: (value: T) => void
  /** False when what was set last is gone with the page. */
  isKept: () => boolean
  subscribe: (listener: () => void) => () => void
}

const inMemory = new Map<string, string>()

/** `parse` reads what was kept, null when there is nothing: it may come from another version. */
export function createStored<T>(key: string, parse: (value: unknown) => T): Stored<T> {
  const listeners = new Set<() => void>()
  const initial = parse(null)
  let known: { text: string | null; value: T } | null = null

  const get = () => {
    const text = readText(key)
    if (known?.text !== text) known = { text, value: parse(parseJson(text)) }
    return known.value
  }
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const set = (value: T) => {
    writeText(key, JSON.stringify(value))
    tell()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', listener)
    }
  }
  return { get, getInitial: () => initial, set, isKept: () => !inMemory.has(key), subscribe }
}

/** Stored value, followed as it changes; ahead of the visitor, the initial one. */
export function useStored<T>(stored: Stored<T>): T {
  return useSyncExternalStore(stored.subscribe, stored.get, stored.getInitial)
}

/** Forgets what is kept for the life of the page. */
export function forgetMemory() {
  inMemory.clear()
}

function readText(key: string): string | null {
  const remembered = inMemory.get(key)
  if (remembered !== undefined) return remembered
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function writeText(key: string, text: string) {
  try {
    localStorage.setItem(key, text)
    inMemory.delete(key)
  } catch {
    inMemory.set(key, text)
  }
}

function parseJson(text: string | null): unknown {
  if (text === null) return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
