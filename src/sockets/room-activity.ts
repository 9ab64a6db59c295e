/** How long an event is remembered, in milliseconds. A page loads and joins in less. */
const retentionMs = 60_000

/**
 * The time of each room's last event. A page that joins a room gets the time since then, and refetches only what it
 * fetched before the last event.
 */
export class RoomActivity {
  readonly #lastEvents = new Map<string, number>()
  readonly #now: () => number
  /** Earlier events are unknown. */
  readonly #since: number

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
    this.#since = now()
  }

  record(rooms: readonly string[]): void {
    const now = this.#now()
    // Deleted first, so that the map stays in the order of the events.
    for (const room of rooms) {
      this.#lastEvents.delete(room)
      this.#lastEvents.set(room, now)
    }
    this.#evict(now - retentionMs)
  }

  /** Milliseconds since the last event of any of the rooms; a lower bound if it is unknown. */
  quietMs(rooms: readonly string[]): number {
    const now = this.#now()
    const known = Math.max(this.#since, now - retentionMs)
    return now - Math.max(known, ...rooms.map((room) => this.#lastEvents.get(room) ?? known))
  }

  #evict(before: number): void {
    for (const [room, at] of this.#lastEvents) {
      if (at >= before) return
      this.#lastEvents.delete(room)
    }
  }
}
