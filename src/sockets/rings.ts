/** How far back it is remembered what rang, in milliseconds; a page takes less to load and join. */
const keptMs = 60_000

/**
 * When each room last rang. Who joins is told how long it was quiet there: what a page read before the last ring, it
 * reads again, and all others nothing.
 */
export class Rings {
  readonly #last = new Map<string, number>()
  readonly #now: () => number
  /** Nothing is known of what rang before. */
  #since: number

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
    this.#since = now()
  }

  ring(rooms: readonly string[]): void {
    const now = this.#now()
    // Taken out first, the rooms stand in the order in which they last rang.
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
