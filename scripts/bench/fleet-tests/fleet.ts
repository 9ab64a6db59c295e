import { startProcess } from '../../../tests/e2e/process.ts'
import type { Fleet } from '../../../tests/setup/app.ts'
import { listen } from '../../../tests/setup/listen.ts'
import { startWorker, stopWorker } from '../parley.ts'
import { stickyProxy } from '../sticky-proxy.ts'

const requestCounts: (readonly number[])[] = []

/** The number of requests that all fleets of this process have served so far. */
export const requestsThroughFleets = () => requestCounts.flat().reduce((sum, count) => sum + count, 0)

/**
 * Opens one port in front of two web processes: the test's own and a second one. Two worker processes join them if the
 * test asks for a worker. All of them have the same settings. Port 0 picks a free port.
 */
export async function openFleet(port: number): Promise<Fleet> {
  const backends: URL[] = []
  const { server, requests } = stickyProxy(backends)
  requestCounts.push(requests)
  const url = await listen(server, port)
  return {
    url,
    start: async (own, env, { worker }) => {
      await using stack = new AsyncDisposableStack()
      const second = await startProcess({ ...env, ROLES: 'web' })
      stack.defer(async () => void (await second.stop('SIGTERM')))
      const workers = worker ? await Promise.all([startWorker(env), startWorker(env)]) : []
      for (const child of workers) stack.defer(() => stopWorker(child))
      backends.push(new URL(own), new URL(second.url))
      stack.defer(() => {
        server.close()
        server.closeAllConnections()
      })
      return stack.move()
    },
  }
}
