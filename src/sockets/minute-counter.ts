const minuteMs = 60_000

/** Counts how often each caller has come in the current minute; then all counts begin anew. */
export class MinuteCounter {
  readonly #times = new Map<string, number>()
  readonly #timer: NodeJS.Timeout
  #began = performance.now()

  constructor() {
    this.#timer = setInterval(() => {
      this.#times.clear()
      this.#began = performance.now()
    }, minuteMs).unref()
  }

  /** Counts this time too, and answers the sum. */
  count(who: string): number {
    const times = (this.#times.get(who) ?? 0) + 1
    this.#times.set(who, times)
    return times
  }

  secondsLeft(): number {
    return Math.max(1, Math.ceil((this.#began + minuteMs - performance.now()) / 1000))
  }

  close(): void {
    clearInterval(this.#timer)
  }
}
