import { useSyncExternalStore } from 'react'
import type { Side } from '../../../../src/shared/sides.ts'
import { createListeners } from '../../lib/listeners.ts'

/** The listing that was published last, until its note on the main page is closed. A module store: the landing page sets it. */
export interface Published {
  readonly side: Side
  readonly id: string
}

let published: Published | null = null
const listeners = createListeners()

export function setPublished(next: Published | null): void {
  published = next
  listeners.notify()
}

export const usePublished = (): Published | null => useSyncExternalStore(listeners.subscribe, () => published)
