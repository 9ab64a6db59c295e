import { undoCopy } from '../../copy/frame.ts'
import { createListeners } from '../../lib/listeners.ts'
import { hideToast, showToast } from './toast.ts'

/**
 * Writes that wait for ten seconds, in which they can be undone. Until then nothing has happened on the server, so undoing
 * loses nothing. A page that is left sends the write while it closes.
 */

interface Deferred {
  /** What the page shows as done meanwhile. */
  readonly key: string
  /** The toast that offers to undo it; null where a dialog does: it keeps the keyboard from a toast. */
  readonly text: string | null
  readonly commit: () => Promise<unknown>
  /** The same write as a call that outlives the page. */
  readonly call: { readonly path: string; readonly input: object }
}

/** How long a write can be undone, in milliseconds. */
export const undoMs = 10_000

let deferred: Deferred | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let committing: Promise<void> | null = null
const listeners = createListeners()

function set(next: Deferred | null): void {
  clearTimeout(timer)
  deferred = next
  listeners.notify()
}

/** Commits the write in ten seconds, unless the person undoes it. One write waits at a time: a further one commits it. */
export async function deferWithUndo(write: Deferred): Promise<void> {
  await commitDeferred()
  set(write)
  timer = setTimeout(() => void commitDeferred(), undoMs)
  if (write.text === null) return
  const action = { label: undoCopy.undo, run: undoDeferred, pass: () => void commitDeferred() }
  showToast(write.text, action, undoMs)
}

/** Drops the waiting write, unless it is on its way. */
export function undoDeferred(): void {
  if (!committing) set(null)
}

/** Offers to bring back what the page has removed by itself. */
export const offerUndo = (text: string, run: () => void) =>
  showToast(text, { label: undoCopy.undo, run }, undoMs)

/** Commits the waiting write now: what follows may depend on it. */
export function commitDeferred(): Promise<void> {
  if (!deferred) return Promise.resolve()
  clearTimeout(timer)
  hideToast()
  committing ??= deferred
    .commit()
    .then(
      () => set(null),
      () => set(null),
    )
    .finally(() => {
      committing = null
    })
  return committing
}

export const deferredStore = {
  subscribe: listeners.subscribe,
  /** The key of the waiting write. */
  current: (): string | null => deferred?.key ?? null,
}

globalThis.window?.addEventListener('pagehide', () => {
  if (!deferred || committing) return
  const { path, input } = deferred.call
  set(null)
  void fetch(`/trpc/${path}`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  }).catch(() => undefined)
})
