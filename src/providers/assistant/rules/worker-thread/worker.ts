import { parentPort } from 'node:worker_threads'
import { calls, type Request, type Response } from './calls.ts'

/** Worker thread of rules-thread.ts: answers the calls in the order in which they arrive. */
parentPort?.on('message', ({ id, name, brief }: Request) => {
  parentPort?.postMessage(answer(id, () => calls[name](brief as never)))
})
parentPort?.postMessage('ready')

function answer(id: number, call: () => unknown): Response {
  try {
    return { id, result: call() }
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
