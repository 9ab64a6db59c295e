const minuteMs = 60_000
/** How many callers are counted. Above it, the one that was counted first is dropped. */
const maxCallers = 50_000

/** Counts work per caller in fixed windows of a minute. */
export class MinuteCounter {
  readonly #counts = new Map<string, number>()
  readonly #timer: NodeJS.Timeout
  #windowStart = performance.now()

  constructor() {
    this.#timer = setInterval(() => {
      this.#counts.clear()
      this.#windowStart = performance.now()
    }, minuteMs).unref()
  }

  /** Counts one event, or heavier work, and returns the caller's count in this window. */
  count(caller: string, weight = 1): number {
    const counted = this.#counts.get(caller)
    const [oldest] = counted === undefined && this.#counts.size >= maxCallers ? this.#counts.keys() : []
    if (oldest !== undefined) this.#counts.delete(oldest)
    const count = (counted ?? 0) + weight
    this.#counts.set(caller, count)
    return count
  }

  /** Seconds until the next window. */
  secondsLeft(): number {
    return Math.max(1, Math.ceil((this.#windowStart + minuteMs - performance.now()) / 1000))
  }

  close(): void {
    clearInterval(this.#timer)
  }
}
