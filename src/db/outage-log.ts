import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'

/** SQLSTATE */
const diskFull = '53100'

const defaultTimes = {
  /** How often the database is probed during an outage, in milliseconds. */
  probeMs: 1_000,
  /** An outage has ended when a probe succeeds and nothing has failed for so long, in milliseconds. */
  quietMs: 5_000,
  /** How long the database counts as full after it refused a write, in milliseconds. */
  fullMs: 30_000,
}

/**
 * Logs an outage of the database twice, when it begins and when it has ended, however many calls and jobs it fails.
 * `probe` rejects while the database is away.
 */
export class OutageLog {
  readonly #log: Pick<Logger, 'error' | 'info'>
  readonly #probe: () => Promise<unknown>
  readonly #times: typeof defaultTimes
  readonly #stopped = new AbortController()
  #failures = 0
  #lastFullAt = Number.NEGATIVE_INFINITY
  #startedAt = 0
  #lastFailureAt = 0

  constructor(
    log: Pick<Logger, 'error' | 'info'>,
    probe: () => Promise<unknown>,
    times: Partial<typeof defaultTimes> = {},
  ) {
    this.#times = { ...defaultTimes, ...times }
    this.#log = log
    this.#probe = probe
  }

  /** Counts a failure. The first one begins an outage and the probing for its end. */
  failed(error: Error): void {
    this.#failures += 1
    this.#lastFailureAt = performance.now()
    const { code } = error as { code?: unknown }
    if (code === diskFull) this.#lastFullAt = this.#lastFailureAt
    if (this.#failures > 1) return
    this.#startedAt = this.#lastFailureAt
    this.#log.error({ code, reason: error.message }, 'the database is away')
    void this.#watch()
  }

  /** False for a while after a write has failed because the server's disk is full. */
  hasSpace(): boolean {
    return performance.now() - this.#lastFullAt > this.#times.fullMs
  }

  stop(): void {
    this.#stopped.abort()
  }

  async #watch(): Promise<void> {
    const { signal } = this.#stopped
    while (!signal.aborted) {
      await delay(this.#times.probeMs, undefined, { signal, ref: false }).catch(() => {})
      if (performance.now() - this.#lastFailureAt < this.#times.quietMs) continue
      const isUp = await this.#probe().then(
        () => true,
        () => false,
      )
      if (!isUp || signal.aborted) continue
      const ms = Math.round(this.#lastFailureAt - this.#startedAt)
      this.#log.info({ ms, failures: this.#failures }, 'the database is back')
      this.#failures = 0
      return
    }
  }
}
