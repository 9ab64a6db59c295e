import { once } from 'node:events'
import type { Server } from 'node:http'
import { startWorker, stopWorker } from '../../scripts/bench/parley.ts'
import { stickyProxy } from '../../scripts/bench/sticky-proxy.ts'
import { startProcess } from '../e2e/process.ts'

interface Front {
  /** Where all of it is met; known before any of it runs, as the public address must be. */
  readonly url: string
  /** The test's own web process, another beside it, and two that work; all with the same settings. */
  man(own: string, env: Record<string, string>, roles: { worker: boolean }): Promise<AsyncDisposable>
}

const fronts: (readonly number[])[] = []

/** How many requests went through fleets so far. */
export const passedThrough = () => fronts.flat().reduce((sum, count) => sum + count, 0)

/**
 * One port before two web processes and two that work: `FLEET=1` has the tests talk to that instead, as far as they
 * want nothing special of their process. `port` 0: any that is free.
 */
export async function openFront(port: number): Promise<Front> {
  const backends: URL[] = []
  const { server, answered } = stickyProxy(backends)
  fronts.push(answered)
  const url = await listening(server, port)
  return {
    url,
    man: async (own, env, { worker }) => {
      await using made = new AsyncDisposableStack()
      const other = await startProcess({ ...env, ROLES: 'web' })
      made.defer(async () => void (await other.end('SIGTERM')))
      for (const working of worker ? await Promise.all([startWorker(env), startWorker(env)]) : [])
        made.defer(() => stopWorker(working))
      backends.push(new URL(own), new URL(other.url))
      made.defer(() => {
        server.close()
        server.closeAllConnections()
      })
      return made.move()
    },
  }
}

/** On any free port, or on that one. */
export async function listening(server: Server, port = 0): Promise<string> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}
