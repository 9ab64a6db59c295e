import type { FastifyInstance } from 'fastify'

/** From `stopping` on, each response closes its connection, so that proxies send their next request elsewhere. */
export function closeConnectionsWhen(stopping: AbortSignal, app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (stopping.aborted) reply.header('connection', 'close')
  })
}
