import { useState } from 'react'
import { readDraft } from './drafts.ts'
import { isSame, usePersistentState } from './use-persistent-state.ts'

/** The values of a form that starts from `saved` ones, kept until they are sent or dropped. */
export function useFormDraft<T extends object>(place: string, saved: T) {
  const [start] = useState(saved)
  const [isRestored, setRestored] = useState(() => {
    const draft = readDraft<T>(place)
    return draft !== null && !isSame(draft, start)
  })
  const [values, set, drop] = usePersistentState(place, start)
  return {
    values,
    set,
    /** Whether there is something to lose. */
    isChanged: !isSame(values, start),
    /** Whether the form began with what the person had left. */
    isRestored,
    /** Forgets the stored copy: the form is sent or abandoned. */
    drop,
    /** Back to the values that it starts from without a draft. */
    startOver() {
      setRestored(false)
      set(start)
    },
  }
}

export const hasDraft = (place: string): boolean => readDraft(place) !== null
