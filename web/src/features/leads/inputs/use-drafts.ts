import { useState } from 'react'

/** Unsent input, keyed by lead and field. Kept while the page is open, so that opening another lead loses nothing. */
export type Drafts = Map<string, unknown>

/** State that outlives its component. Give the component the same React key as `key`. */
export function useDraft<T>(drafts: Drafts, key: string, initial: T): [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() => (drafts.has(key) ? (drafts.get(key) as T) : initial))
  return [
    value,
    (next) => {
      drafts.set(key, next)
      setValue(next)
    },
  ]
}
