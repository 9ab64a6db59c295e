import type { PgBoss } from 'pg-boss'

/**
 * The workers of one queue in this process. Whoever finds as much as it may take wakes a colleague and looks again
 * itself, so that as many work as there is work; whoever finds less has seen the end of the queue, and looks again
 * when the bell has rung since. Nobody sleeps through a bell: pg-boss looks again when it rings during a look.
 */
export class Crew {
  readonly #boss: Pick<PgBoss, 'notifyWorker'>
  /** Who has waited longest stands first: whoever has just ended a job may still be writing that down. */
  readonly #waiting = new Set<string>()
  /** The bell has rung while nobody waited. */
  #missed = false

  constructor(boss: Pick<PgBoss, 'notifyWorker'>) {
    this.#boss = boss
  }

  join(worker: string): void {
    this.#waiting.add(worker)
  }

  /** Lets one look that waits; the next bell is another's. */
  wake(): void {
    const [worker] = this.#waiting
    this.#missed = worker === undefined
    if (worker === undefined) return
    this.#waiting.delete(worker)
    this.#waiting.add(worker)
    this.#boss.notifyWorker(worker)
  }

  /** Around what a worker has found; `full`: there may be more. */
  async during<T>(worker: string, full: boolean, work: () => Promise<T>): Promise<T> {
    this.#waiting.delete(worker)
    if (full) this.wake()
    try {
      return await work()
    } finally {
      this.#waiting.add(worker)
      if (full || this.#missed) {
        this.#missed = false
        this.#boss.notifyWorker(worker)
      }
    }
  }
}
