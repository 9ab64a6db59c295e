import type { FastifyInstance } from 'fastify'

/** How long the parts may take to respond, in milliseconds. Load balancers usually wait for 3 to 5 s. */
const readyMs = 2_500

/**
 * /healthz: the process runs. /readyz: all its parts work; the response has the state of each. A part that doesn't
 * respond in time counts as down.
 */
export function health(app: FastifyInstance, parts: Record<string, () => Promise<boolean>>): void {
  app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'alive' }))
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const late = AbortSignal.timeout(readyMs)
    const states = await Promise.all(
      Object.entries(parts).map(async ([name, isUp]) => {
        const timeout = new Promise<false>((resolve) => {
          late.addEventListener('abort', () => resolve(false))
        })
        return [name, await Promise.race([isUp().catch(() => false), timeout])] as const
      }),
    )
    const isReady = states.every(([, isUp]) => isUp)
    if (!isReady) reply.header('retry-after', '5')
    return reply
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ready' : 'not ready', ...Object.fromEntries(states) })
  })
}
