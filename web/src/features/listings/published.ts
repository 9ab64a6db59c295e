import { useSyncExternalStore } from 'react'
import type { Side } from '../../../../src/shared/sides.ts'

/** The listing that was published last, until its note on the main page is closed. A module store: the landing page sets it. */
export interface Published {
  readonly side: Side
  readonly id: string
}

let published: Published | null = null
const listeners = new Set<() => void>()

export function setPublished(next: Published | null): void {
  published = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const usePublished = (): Published | null => useSyncExternalStore(subscribe, () => published)
