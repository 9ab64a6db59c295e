import type { PgBoss } from 'pg-boss'

/**
 * The workers of one queue in this process. One that fetches a full batch wakes another and fetches again itself, so
 * that as many work as there is work; one that fetches less has reached the queue's end and waits for the bell. No
 * bell is missed: pg-boss fetches again when a worker is woken during a fetch.
 */
export class WorkerPool {
  readonly #boss: Pick<PgBoss, 'notifyWorker'>
  /** The longest waiting first: one that has just ended a job may still be recording it. */
  readonly #waiting = new Set<string>()
  /** The bell rang while all were at work. */
  #missed = false

  constructor(boss: Pick<PgBoss, 'notifyWorker'>) {
    this.#boss = boss
  }

  add(worker: string): void {
    this.#waiting.add(worker)
  }

  /** Wakes the worker that has waited longest. */
  wake(): void {
    const [worker] = this.#waiting
    this.#missed = worker === undefined
    if (worker === undefined) return
    this.#waiting.delete(worker)
    this.#waiting.add(worker)
    this.#boss.notifyWorker(worker)
  }

  /** Does what a worker has fetched; `full`: the queue may hold more. */
  async track<T>(worker: string, full: boolean, work: () => Promise<T>): Promise<T> {
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
