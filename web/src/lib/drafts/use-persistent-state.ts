import { useEffect, useState } from 'react'
import { dropDraft, keepDraft, onDropped, readDraft } from './drafts.ts'

/** Whether both values have the same JSON. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * State of a form that survives a reload, a crash and a log-out (see drafts.ts). Nothing is stored while the value is the
 * initial one. `drop` deletes the stored copy, for a form that was sent: another tab with the same value goes back to the
 * initial one. The component's React key must change with `place`.
 */
export function usePersistentState<T>(
  place: string,
  initial: T,
): [value: T, set: (value: T) => void, drop: () => void] {
  const [value, setValue] = useState<T>(() => readDraft<T>(place) ?? initial)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the initial value is that of the first render
  useEffect(
    () => onDropped(place, (dropped) => setValue((now) => (isSame(now, dropped) ? initial : now))),
    [place],
  )
  const set = (next: T) => {
    if (isSame(next, initial)) dropDraft(place)
    else keepDraft(place, next)
    setValue(next)
  }
  return [value, set, () => dropDraft(place)]
}
