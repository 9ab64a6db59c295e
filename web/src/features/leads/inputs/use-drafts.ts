import { useState } from 'react'
import { dropDraft, keepDraft, readDraft } from '../../../lib/drafts.ts'

/** Unsent input, keyed by lead and field. Kept while the page is open, so that opening another lead loses nothing. */
export type Drafts = Map<string, unknown>

/**
 * State that outlives its component, the page and the log-out. Give the component the same React key as `key`. Setting the
 * empty state forgets it.
 */
export function useDraft<T>(drafts: Drafts, key: string, initial: T): [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() =>
    drafts.has(key) ? (drafts.get(key) as T) : (readDraft<T>(key) ?? initial),
  )
  return [
    value,
    (next) => {
      drafts.set(key, next)
      if (next === '') dropDraft(key)
      else keepDraft(key, next)
      setValue(next)
    },
  ]
}
