import { createListeners } from '../../lib/listeners.ts'

/** The one toast: a newer one replaces it. A module store, so that code outside components can show one, too. */

export interface Toast {
  readonly id: number
  readonly text: string
  readonly action?:
    | {
        readonly label: string
        readonly run: () => void
        /** Called when the person closes the toast without it. */
        readonly pass?: () => void
      }
    | undefined
}

/** How long a toast stays, in milliseconds. */
const shownMs = 6_000

let toast: Toast | null = null
let count = 0
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = createListeners()

function set(next: Toast | null): void {
  toast = next
  listeners.notify()
}

/** Confirms in one line that an action succeeded. With `action`, it can be undone for `ms`. */
export function showToast(text: string, action?: Toast['action'], ms = shownMs): void {
  clearTimeout(timer)
  count += 1
  set({ id: count, text, action })
  timer = setTimeout(hideToast, ms)
}

export function hideToast(): void {
  clearTimeout(timer)
  set(null)
}

export const toastStore = {
  subscribe: listeners.subscribe,
  current: (): Toast | null => toast,
}
