import type { FastifyInstance } from 'fastify'

/** /healthz: the process runs. /readyz: all its parts work; the response has the state of each. */
export function health(app: FastifyInstance, ready: () => Promise<Record<string, boolean>>): void {
  app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'alive' }))
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const parts = await ready()
    const isReady = Object.values(parts).every(Boolean)
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready', ...parts })
  })
}
