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
 * others. A call that takes too long, or crashes the thread, fails; the calls behind it go on in a new thread. The
 * rules are deterministic, so such a call counts as unreadable: it would fail again.
 */
export class RulesThread {
  readonly #start: () => Worker
  readonly #deadlineMs: number
  /** In the order in which they run. The thread has only the first one, so that a crash is its own. */
  readonly #pending = new Map<number, Pending>()
  #worker: Worker | null = null
  #isReady = false
  #deadline: NodeJS.Timeout | undefined
  #lastId = 0

  constructor(start = startWorker, ms = deadlineMs) {
    this.#start = start
    this.#deadlineMs = ms
  }

  /** @throws AssistantError 'unreadable' */
  run<N extends CallName>(name: N, brief: Parameters<Calls[N]>[0]): Promise<ReturnType<Calls[N]>> {
    return new Promise((resolve, reject) => {
      const request: Request = { id: ++this.#lastId, name, brief }
      this.#pending.set(request.id, { request, resolve, reject })
      if (!this.#worker) this.#restart()
      else if (this.#pending.size === 1) this.#runFirst()
      this.#watch()
    })
  }

  #runFirst(): void {
    const [first] = this.#pending.values()
    if (first) this.#worker?.postMessage(first.request)
  }

  /** Starts a thread and sends it the first pending call. */
  #restart(): void {
    const worker = this.#start()
    this.#worker = worker
    this.#isReady = false
    worker.on('message', (message: Response | 'ready') => {
      if (worker !== this.#worker) return
      if (message === 'ready') this.#isReady = true
      else {
        this.#settle(message)
        this.#runFirst()
      }
      this.#deadline?.refresh()
      this.#watch()
    })
    worker.on('error', (error) => this.#failFirst(worker, error))
    this.#runFirst()
  }

  #settle({ id, result, error }: Response): void {
    const call = this.#pending.get(id)
    this.#pending.delete(id)
    if (error === undefined) call?.resolve(result as never)
    else call?.reject(new Error(`The rules failed: ${error}`))
  }

  /** The process may end while no call is pending, and the running call has a deadline while there is one. */
  #watch(): void {
    const isBusy = this.#pending.size > 0
    if (isBusy) this.#worker?.ref()
    else this.#worker?.unref()
    if (isBusy && this.#isReady)
      this.#deadline ??= setTimeout(() => this.#failFirst(this.#worker), this.#deadlineMs)
    if (isBusy) return
    clearTimeout(this.#deadline)
    this.#deadline = undefined
  }

  #failFirst(worker: Worker | null, cause?: unknown): void {
    if (!worker || worker !== this.#worker) return
    this.#worker = null
    clearTimeout(this.#deadline)
    this.#deadline = undefined
    void worker.terminate()
    const [first] = this.#pending.values()
    if (!first) return
    this.#pending.delete(first.request.id)
    first.reject(new AssistantError('unreadable', 'This text takes too long to read.', { cause }))
    if (this.#pending.size > 0) this.#restart()
    this.#watch()
  }
}

function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  })
}
