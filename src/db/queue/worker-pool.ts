import type { PgBoss } from 'pg-boss'

/**
 * The workers of one queue in this process. A worker that fetches a full batch wakes another one and fetches again
 * after its work, so the number of busy workers follows the number of jobs. A worker that fetches less has reached the
 * end of the queue and waits to be woken. No wake-up is lost: pg-boss repeats a fetch during which its worker was woken.
 */
export class WorkerPool {
  readonly #boss: Pick<PgBoss, 'notifyWorker'>
  /** In the order they became idle or were last woken: the last one may still be completing its job. */
  readonly #idle = new Set<string>()
  /** `wake` was called while all workers were busy. */
  #wakeUpPending = false

  constructor(boss: Pick<PgBoss, 'notifyWorker'>) {
    this.#boss = boss
  }

  add(worker: string): void {
    this.#idle.add(worker)
  }

  /** Wakes the worker that has been idle longest, or else the next one that becomes idle. */
  wake(): void {
    const [worker] = this.#idle
    this.#wakeUpPending = worker === undefined
    if (worker === undefined) return
    this.#idle.delete(worker)
    this.#idle.add(worker)
    this.#boss.notifyWorker(worker)
  }

  /** Runs `work` on the jobs that `worker` has fetched. `full`: it fetched a full batch, so the queue may have more. */
  async track<T>(worker: string, full: boolean, work: () => Promise<T>): Promise<T> {
    this.#idle.delete(worker)
    if (full) this.wake()
    try {
      return await work()
    } finally {
      this.#idle.add(worker)
      if (full || this.#wakeUpPending) {
        this.#wakeUpPending = false
        this.#boss.notifyWorker(worker)
      }
    }
  }
}
