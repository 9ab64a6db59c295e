import { limits } from '../../../../src/shared/limits.ts'
import { storedUserId } from '../session.ts'

/**
 * What a person has typed and not sent, kept in this browser for each person and place. A logged-in person's drafts
 * outlive the log-out, and the next person of the browser doesn't see them; a visitor's end with the tab.
 */

interface Stored {
  /** When it was saved, in milliseconds. */
  readonly at: number
  readonly value: unknown
}

const prefix = 'draft:'
const visitor = 'visitor'
const maxAgeMs = limits.draftDays * 24 * 60 * 60 * 1000

/** Drafts that the browser refuses to store. They survive leaving the form, but not a reload. */
const unstored = new Map<string, Stored>()

const keyOf = (place: string) => `${prefix}${storedUserId() ?? visitor}:${place}`
const storageOf = (): Storage => (storedUserId() === null ? sessionStorage : localStorage)

/** The draft of a place; null without one. */
export function readDraft<T>(place: string): T | null {
  const key = keyOf(place)
  try {
    const text = storageOf().getItem(key)
    const stored = text === null ? unstored.get(key) : (JSON.parse(text) as Stored)
    return (stored?.value ?? null) as T | null
  } catch {
    return (unstored.get(key)?.value ?? null) as T | null
  }
}

/** Stores the draft of a place as JSON. */
export function keepDraft(place: string, value: unknown): void {
  const key = keyOf(place)
  const stored: Stored = { at: Date.now(), value }
  try {
    dropOld()
    storageOf().setItem(key, JSON.stringify(stored))
  } catch {
    unstored.set(key, stored)
  }
}

export function dropDraft(place: string): void {
  const key = keyOf(place)
  unstored.delete(key)
  try {
    storageOf().removeItem(key)
  } catch {
    // Nothing is stored.
  }
}

/** Calls `listener` with the draft of a place that another tab drops. Returns a function that ends this. */
export function onDropped(place: string, listener: (value: unknown) => void): () => void {
  const watch = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === keyOf(place) && oldValue !== null && newValue === null)
      listener((JSON.parse(oldValue) as Stored).value)
  }
  addEventListener('storage', watch)
  return () => removeEventListener('storage', watch)
}

/** Deletes what a visitor typed in this tab: from a login on, it belongs to the person or to nobody. */
export function dropVisitorDrafts(): void {
  for (const key of Object.keys(globalThis.sessionStorage ?? {}))
    if (key.startsWith(`${prefix}${visitor}:`)) sessionStorage.removeItem(key)
}

let hasDroppedOld = false

/** Once per page: deletes drafts that nobody has changed for a month. */
function dropOld(): void {
  if (hasDroppedOld) return
  hasDroppedOld = true
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(prefix)) continue
    const { at } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Stored>
    if (!at || at < Date.now() - maxAgeMs) localStorage.removeItem(key)
  }
}
