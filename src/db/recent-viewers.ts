/** What is looked at of a viewer here. */
interface Known {
  readonly employeeId: string
  readonly credentialId: string
  readonly expiresAt: number | null
}

/** How long a viewer is believed without being asked for again, in milliseconds; so long a bell can go unheard. */
const believedMs = 5_000
/** So many at once; then it begins anew. */
const most = 10_000

/**
 * Who came in within the last seconds, by what names their session or key: its kind and hash. Reads alone go by it;
 * what writes asks Postgres. Whatever ends or renames a viewer makes this process forget at its commit, and the
 * others when they hear of it (events.ts).
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
    // What was forgotten meanwhile may be what was just read.
    if (!viewer || forgottenBefore !== this.#forgotten) this.#recent.delete(name)
    else this.#keep(name, { viewer, readAt: now.getTime() })
    return viewer
  }

  /** Whoever came in with this session or key, or is this employee. */
  readonly forget = (id: string): void => {
    this.#forgotten++
    for (const [name, { viewer }] of this.#recent)
      if (viewer.credentialId === id || viewer.employeeId === id) this.#recent.delete(name)
  }

  /** Everybody: something may have gone unheard. */
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
  return age >= 0 && age < believedMs && (expiresAt === null || now.getTime() < expiresAt)
}
