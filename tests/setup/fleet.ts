import { once } from 'node:events'
import type { Server } from 'node:http'
import { startWorker, stopWorker } from '../../scripts/bench/parley.ts'
import { stickyProxy } from '../../scripts/bench/sticky-proxy.ts'
import { startProcess } from '../e2e/process.ts'

/**
 * One port before two web processes, the test's own and another, with two that work: `FLEET=1` has the tests talk
 * to that instead, as far as they want nothing special of their process.
 */
export async function startFleet(
  own: string,
  env: Record<string, string>,
  { worker }: { worker: boolean },
): Promise<{ readonly url: string } & AsyncDisposable> {
  await using made = new AsyncDisposableStack()
  const other = await startProcess({ ...env, ROLES: 'web' })
  made.defer(async () => void (await other.end('SIGTERM')))
  for (const working of worker ? await Promise.all([startWorker(env), startWorker(env)]) : [])
    made.defer(() => stopWorker(working))
  const { server } = stickyProxy([new URL(own), new URL(other.url)])
  const url = await listening(server)
  made.defer(() => {
    server.close()
    server.closeAllConnections()
  })
  const fleet = made.move()
  return { url, [Symbol.asyncDispose]: () => fleet.disposeAsync() }
}

/** On any free port. */
export async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}
