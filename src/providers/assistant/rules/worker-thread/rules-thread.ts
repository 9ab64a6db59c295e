import { Worker } from 'node:worker_threads'
import { AssistantError } from '../../errors.ts'
import type { CallName, Calls, Request, Response } from './calls.ts'

/** How long one call may take, in milliseconds. The largest texts take less than a second. */
const deadlineMs = 10_000
const maxHeapMb = 512

interface Pending {
  readonly request: Request
  readonly resolve: (result: never) => void
  readonly reject: (error: Error) => void
}

/**
 * Runs the calls of the rules in a worker thread, one after the other, so that no text keeps the main thread from serving
 * others. Payers take turns, so that the calls of one don't delay those of the others. A call that takes too long, or crashes
 * the thread, fails; the calls behind it go on in a new thread. The rules are deterministic, so such a call counts as
 * unreadable: it would fail again.
 */
export class RulesThread {
  readonly #start: () => Worker
  readonly #deadlineMs: number
  /** The thread has only this call, so that a crash is its own. */
  #running: Pending | null = null
  /** By payer, in the order of their turns. No list is empty. */
  readonly #waiting = new Map<string | null, Pending[]>()
  #worker: Worker | null = null
  #isReady = false
  #deadline: NodeJS.Timeout | undefined

  constructor(start = startWorker, ms = deadlineMs) {
    this.#start = start
    this.#deadlineMs = ms
  }

  /**
   * @param payer the company that pays for the call; null for none
   * @throws AssistantError 'unreadable'
   */
  run<N extends CallName>(
    name: N,
    brief: Parameters<Calls[N]>[0],
    payer: string | null = null,
  ): Promise<ReturnType<Calls[N]>> {
    return new Promise((resolve, reject) => {
      const call = { request: { name, brief }, resolve, reject }
      const waiting = this.#waiting.get(payer)
      if (waiting) waiting.push(call)
      else this.#waiting.set(payer, [call])
      if (!this.#worker) this.#restart()
      else if (!this.#running) this.#runNext()
      this.#watch()
    })
  }

  /** Sends the thread the first call of the payer whose turn it is, who then has the last turn. */
  #runNext(): void {
    const [next] = this.#waiting
    if (!next) return
    const [payer, waiting] = next
    this.#running = waiting.shift() ?? null
    this.#waiting.delete(payer)
    if (waiting.length > 0) this.#waiting.set(payer, waiting)
    this.#worker?.postMessage(this.#running?.request)
  }

  /** Starts a thread and sends it the next call. */
  #restart(): void {
    const worker = this.#start()
    this.#worker = worker
    this.#isReady = false
    worker.on('message', (message: Response | 'ready') => {
      if (worker !== this.#worker) return
      if (message === 'ready') this.#isReady = true
      else {
        this.#settle(message)
        this.#runNext()
      }
      this.#deadline?.refresh()
      this.#watch()
    })
    worker.on('error', (error) => this.#failRunning(worker, error))
    this.#runNext()
  }

  #settle({ result, error }: Response): void {
    const call = this.#running
    this.#running = null
    if (error === undefined) call?.resolve(result as never)
    else call?.reject(new Error(`The rules failed: ${error}`))
  }

  /** The process may end while no call is pending, and the running call has a deadline while there is one. */
  #watch(): void {
    const isBusy = this.#running !== null
    if (isBusy) this.#worker?.ref()
    else this.#worker?.unref()
    if (isBusy && this.#isReady)
      this.#deadline ??= setTimeout(() => this.#failRunning(this.#worker), this.#deadlineMs)
    if (isBusy) return
    clearTimeout(this.#deadline)
    this.#deadline = undefined
  }

  #failRunning(worker: Worker | null, cause?: unknown): void {
    if (!worker || worker !== this.#worker) return
    this.#worker = null
    clearTimeout(this.#deadline)
    this.#deadline = undefined
    void worker.terminate()
    const call = this.#running
    if (!call) return
    this.#running = null
    call.reject(new AssistantError('unreadable', 'This text takes too long to read.', { cause }))
    if (this.#waiting.size > 0) this.#restart()
    this.#watch()
  }
}

function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  })
}
