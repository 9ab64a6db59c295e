import type { Viewer } from '../context.ts'
import { isOver } from './read.ts'

/** How long a viewer is believed without being asked for again, in milliseconds; so long a bell can go unheard. */
const believedMs = 5_000
/** So many at once; then it begins anew. */
const most = 10_000

/**
 * Who came in within the last seconds, by what names their session or key: its kind and hash. Reads alone go by it;
 * what writes asks Postgres. Whatever ends or renames a viewer makes this process forget at its commit, and the
 * others when they hear of it (db/events.ts).
 */
export class RecentViewers {
  readonly #known = new Map<string, { readonly viewer: Viewer; readonly readAt: number }>()
  #forgotten = 0

  /** The viewer as remembered, or else as `read` finds it. */
  async find(name: string, now: Date, read: () => Promise<Viewer | null>): Promise<Viewer | null> {
    const known = this.#known.get(name)
    if (known && this.#isBelieved(known, now)) return known.viewer
    const forgottenBefore = this.#forgotten
    const viewer = await read()
    // What was forgotten meanwhile may be what was just read.
    if (!viewer || forgottenBefore !== this.#forgotten) this.#known.delete(name)
    else this.#keep(name, { viewer, readAt: now.getTime() })
    return viewer
  }

  /** Whoever came in with this session or key, or is this employee. */
  readonly forget = (id: string): void => {
    this.#forgotten++
    for (const [name, { viewer }] of this.#known)
      if (viewer.credentialId === id || viewer.employeeId === id) this.#known.delete(name)
  }

  /** Everybody: something may have gone unheard. */
  readonly forgetAll = (): void => {
    this.#forgotten++
    this.#known.clear()
  }

  #isBelieved({ viewer, readAt }: { viewer: Viewer; readAt: number }, now: Date): boolean {
    const age = now.getTime() - readAt
    return age >= 0 && age < believedMs && !isOver(viewer, now)
  }

  #keep(name: string, known: { readonly viewer: Viewer; readonly readAt: number }): void {
    if (this.#known.size >= most) this.#known.clear()
    this.#known.set(name, known)
  }
}
