/** How long a ring is remembered, in milliseconds; a page loads and joins in less. */
const keptMs = 60_000

/**
 * When each room last rang. A page that joins is told how long the room has been quiet, and reads again only what it
 * had read before the last ring.
 */
export class RoomActivity {
  readonly #last = new Map<string, number>()
  readonly #now: () => number
  /** Nothing is known of what rang before. */
  #since: number

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
    this.#since = now()
  }

  record(rooms: readonly string[]): void {
    const now = this.#now()
    // Deleted first, so that the map stays in the order of the last rings.
    for (const room of rooms) {
      this.#last.delete(room)
      this.#last.set(room, now)
    }
    this.#forget(now - keptMs)
  }

  /** For how many milliseconds none of the rooms has rung, as far as is known. */
  quietMs(rooms: readonly string[]): number {
    const now = this.#now()
    const known = Math.max(this.#since, now - keptMs)
    return now - Math.max(known, ...rooms.map((room) => this.#last.get(room) ?? known))
  }

  #forget(before: number): void {
    for (const [room, at] of this.#last) {
      if (at >= before) return
      this.#last.delete(room)
    }
  }
}
