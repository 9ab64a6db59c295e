import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'

/** How long the parts may take to respond, in milliseconds. Load balancers usually wait for 3 to 5 s. */
const readyMs = 2_500

/** Load balancers and containers call an address, not the public host. */
const ofProbes = { logLevel: 'warn', config: { anyHost: true } } as const

export interface Parts {
  /** Whether the process can serve requests: all of these must be up. */
  readonly required: Readonly<Record<string, () => Promise<boolean>>>
  /** What an operator wants to see besides, for example the age of the oldest job. */
  readonly details: () => Promise<Readonly<Record<string, number | null>>>
}

/**
 * /healthz: the process runs; the response has the event loop's delay. /readyz: all its parts work; the response has the
 * state of each. A part that doesn't respond in time counts as down, and so does a process that is stopping.
 */
export function health(app: FastifyInstance, parts: Parts, stopping: AbortSignal): void {
  const delay = monitorEventLoopDelay()
  delay.enable()
  app.addHook('onClose', async () => void delay.disable())
  app.get('/healthz', ofProbes, () => {
    const milliseconds = (nanoseconds: number) => Math.round(nanoseconds / 1e5) / 10
    const eventLoopDelayMs = { p50: milliseconds(delay.percentile(50)), max: milliseconds(delay.max) }
    delay.reset()
    return { status: 'alive', eventLoopDelayMs }
  })

  // Anybody may ask: the parts are asked once at a time.
  let reading: Promise<States> | undefined
  app.get('/readyz', ofProbes, async (_request, reply) => {
    reading ??= readStates(parts).finally(() => {
      reading = undefined
    })
    const { isUp, ...states } = await reading
    const isReady = isUp && !stopping.aborted
    if (!isReady) reply.header('retry-after', '5')
    const status = stopping.aborted ? 'stopping' : isReady ? 'ready' : 'not ready'
    return reply.code(isReady ? 200 : 503).send({ status, ...states })
  })
}

type States = { readonly isUp: boolean } & Readonly<Record<string, boolean | number | null>>

async function readStates({ required, details }: Parts): Promise<States> {
  const late = AbortSignal.timeout(readyMs)
  const inTime = async <T, F>(read: () => Promise<T>, otherwise: F): Promise<T | F> => {
    const timeout = new Promise<F>((resolve) => {
      late.addEventListener('abort', () => resolve(otherwise))
    })
    return await Promise.race([read().catch(() => otherwise), timeout])
  }
  const [known, ...states] = await Promise.all([
    inTime(details, {}),
    ...Object.entries(required).map(async ([name, isUp]) => [name, await inTime(isUp, false)] as const),
  ])
  return {
    isUp: states.every(([, isUp]) => isUp),
    ...Object.fromEntries(states),
    ...known,
  }
}
