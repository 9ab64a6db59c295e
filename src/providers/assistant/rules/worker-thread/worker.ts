import { parentPort } from 'node:worker_threads'
import { calls, type Request, type Response } from './calls.ts'

/** Worker thread of rules-thread.ts: answers the calls in the order in which they arrive. */
parentPort?.on('message', ({ name, brief }: Request) => {
  parentPort?.postMessage(answer(() => calls[name](brief as never)))
})
parentPort?.postMessage('ready')

function answer(call: () => unknown): Response {
  try {
    return { result: call() }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
