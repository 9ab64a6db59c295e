import type { ThreadMessage } from '../../briefs.ts'

/** The assistant's opening states nothing: it repeats the listings, which may have changed since. */
export function withoutOpening(thread: readonly ThreadMessage[]): readonly ThreadMessage[] {
  const [first] = thread
  return first?.side === 'seller' && first.author === 'ai' ? thread.slice(1) : thread
}
