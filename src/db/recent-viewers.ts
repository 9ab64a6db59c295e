import { hasEnded } from '../shared/dates.ts'

/** The fields of a viewer that are read here. */
interface Known {
  readonly employeeId: string
  readonly credentialId: string
  readonly expiresAt: number | null
}

/** How long a viewer is used without being read again, in milliseconds, should a notification of a change be lost. */
const believedMs = 5_000
/** How many are remembered; when full, all are forgotten. */
const most = 10_000

/**
 * The viewers of the last seconds, by the kind and hash of their session or key. Only reads use it; writes always ask
 * Postgres. Whatever ends or renames a viewer is forgotten in this process at its commit, in others when they are
 * notified (events.ts).
 */
export class RecentViewers<V extends Known> {
  readonly #recent = new Map<string, Entry<V>>()
  #forgotten = 0

  /** The viewer as remembered, or else as `read` finds it. */
  async find(name: string, now: Date, read: () => Promise<V | null>): Promise<V | null> {
    const recent = this.#recent.get(name)
    if (recent && isBelieved(recent, now)) return recent.viewer
    const forgottenBefore = this.#forgotten
    const viewer = await read()
    // Something was forgotten during the read: it may be this.
    if (!viewer || forgottenBefore !== this.#forgotten) this.#recent.delete(name)
    else this.#keep(name, { viewer, readAt: now.getTime() })
    return viewer
  }

  /** Forgets the viewers with this session or key, or of this employee. */
  readonly forget = (id: string): void => {
    this.#forgotten++
    for (const [name, { viewer }] of this.#recent)
      if (viewer.credentialId === id || viewer.employeeId === id) this.#recent.delete(name)
  }

  /** Forgets everybody: a notification may have been missed. */
  readonly forgetAll = (): void => {
    this.#forgotten++
    this.#recent.clear()
  }

  #keep(name: string, entry: Entry<V>): void {
    if (this.#recent.size >= most) this.#recent.clear()
    this.#recent.set(name, entry)
  }
}

interface Entry<V> {
  readonly viewer: V
  readonly readAt: number
}

function isBelieved({ viewer: { expiresAt }, readAt }: Entry<Known>, now: Date): boolean {
  const age = now.getTime() - readAt
  return age >= 0 && age < believedMs && !hasEnded(expiresAt, now)
}
