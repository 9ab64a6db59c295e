import { useState } from 'react'

/** What a person has typed and not sent, by lead and box: kept while the page is open, so that looking elsewhere loses nothing. */
export type Drafts = Map<string, unknown>

/** A state that survives its component; `key` the component by the same key. */
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
