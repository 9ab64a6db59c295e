import { useSyncExternalStore } from 'react'
import { deferredStore } from './undo.ts'

/** The key of the write that can still be undone: the page shows it as done. */
export const useDeferred = (): string | null =>
  useSyncExternalStore(deferredStore.subscribe, deferredStore.current)
