import { useState } from 'react'
import { dropDraft, keepDraft, readDraft } from './drafts.ts'

/** Compares what JSON stores of them. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * State of a form that survives a reload, a crash and a log-out; the initial value leaves nothing stored. `drop` forgets
 * the stored copy, for a form that was sent. Give the component the same React key as `place`.
 */
export function useKept<T>(place: string, initial: T): [value: T, set: (value: T) => void, drop: () => void] {
  const [value, setValue] = useState<T>(() => readDraft<T>(place) ?? initial)
  const set = (next: T) => {
    if (isSame(next, initial)) dropDraft(place)
    else keepDraft(place, next)
    setValue(next)
  }
  return [value, set, () => dropDraft(place)]
}
