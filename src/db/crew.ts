import type { PgBoss } from 'pg-boss'

/**
 * The workers of one queue in this process. Whoever ends a job looks for the next at once; a bell wakes one that
 * waits, and whoever finds something wakes another: as many work as there is work, and a single job costs two
 * looks, not one of each worker. Nobody sleeps through a bell: pg-boss looks again when it rings during a look.
 */
export class Crew {
  readonly #boss: Pick<PgBoss, 'notifyWorker'>
  /** Who has waited longest stands first: whoever has just ended a job may still be writing that down. */
  readonly #waiting = new Set<string>()

  constructor(boss: Pick<PgBoss, 'notifyWorker'>) {
    this.#boss = boss
  }

  join(worker: string): void {
    this.#waiting.add(worker)
  }

  /** Lets one look that waits; the next bell is another's. */
  wake(): void {
    const [worker] = this.#waiting
    if (worker === undefined) return
    this.#waiting.delete(worker)
    this.#waiting.add(worker)
    this.#boss.notifyWorker(worker)
  }

  /** Around a job: its worker looks again at its end, and a colleague now. */
  async during<T>(worker: string, work: () => Promise<T>): Promise<T> {
    this.#waiting.delete(worker)
    this.#boss.notifyWorker(worker)
    this.wake()
    try {
      return await work()
    } finally {
      this.#waiting.add(worker)
    }
  }
}
