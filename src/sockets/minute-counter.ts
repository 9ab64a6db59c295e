const minuteMs = 60_000

/** Counts events per caller in fixed windows of a minute. */
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

  /** Counts one event and returns the caller's count in this window. */
  count(caller: string): number {
    const count = (this.#counts.get(caller) ?? 0) + 1
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
