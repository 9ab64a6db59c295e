import type { Server } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const checkEveryMs = 50

/** From `stopping` on, each response closes its connection, so that proxies send their next request elsewhere. */
export function closeConnectionsWhen(stopping: AbortSignal, app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (stopping.aborted) reply.header('connection', 'close')
  })
}

/** Waits until no connection is open, at most for `seconds`. The server accepts requests meanwhile. */
export async function connectionsClosed(server: Server, seconds: number): Promise<void> {
  const deadline = performance.now() + seconds * 1000
  const open = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))
  while (performance.now() < deadline && (await open()) > 0) await delay(checkEveryMs)
}
