import { expect } from 'vitest'

/**
 * A client that reads a page while a process is attacked or one of its parts fails. The reads' 99th percentile must stay
 * below 250 ms. On a machine that other tests keep busy, every step of a read and of the attack also waits for the processor.
 * The percentile without an attack, measured before and afterwards, shows whether the machine is busy; a multiple of it is
 * then added to the bound.
 */
const boundMs = 250
/** The machine counts as busy when the percentile without an attack is at least this. */
const quietMs = 10
/** How many times the percentile without an attack is added to the bound on a busy machine. */
const busyFactor = 25

export class Bystander {
  readonly #read: () => Promise<void>
  #idleMs = 0

  /** `read` throws when the page is not served. */
  constructor(read: () => Promise<void>) {
    this.#read = read
  }

  /** Measures the reads of a process that does nothing else, once its code is compiled. */
  async settle(): Promise<void> {
    await this.#p99While(async () => {}, 40)
    this.#idleMs = await this.#p99While(async () => {}, 200)
  }

  /** Fails unless reads during `attack` stay within the bound. */
  async expectServed(attack: () => Promise<unknown>, reads = 200): Promise<void> {
    const p99 = await this.#p99While(attack, reads)
    const after = p99 < boundMs ? 0 : await this.#p99While(async () => {}, 200).catch(() => 0)
    const idleMs = Math.max(this.#idleMs, after)
    const [shown, idle] = [p99, idleMs].map((ms) => ms.toFixed(1))
    console.info(`${expect.getState().currentTestName}: bystander p99 ${shown} ms (idle ${idle} ms)`)
    expect(p99).toBeLessThan(idleMs < quietMs ? boundMs : boundMs + busyFactor * idleMs)
  }

  async #p99While(attack: () => Promise<unknown>, reads: number): Promise<number> {
    const times: number[] = []
    let isOver = false
    const attacking = attack().finally(() => {
      isOver = true
    })
    while (!isOver || times.length < reads) {
      const started = performance.now()
      await this.#read()
      times.push(performance.now() - started)
    }
    await attacking
    return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]!
  }
}
