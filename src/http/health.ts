import type { FastifyInstance } from 'fastify'

/** /healthz: the process is alive. /readyz: it can do its work; names what can't. */
export function health(app: FastifyInstance, ready: () => Promise<Record<string, boolean>>): void {
  app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'alive' }))
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const parts = await ready()
    const all = Object.values(parts).every(Boolean)
    return reply.code(all ? 200 : 503).send({ status: all ? 'ready' : 'not ready', ...parts })
  })
}
