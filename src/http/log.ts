import { DrizzleQueryError } from 'drizzle-orm'
import { type LogFn, type Logger, pino, stdSerializers, symbols } from 'pino'
import { databaseOutageOf } from '../db/connection/outage.ts'

/** Logs JSON lines, or readable text on a terminal. Cookies, API keys and user content are never logged. */
export function makeLog(level: string): Logger {
  return pino({
    level,
    redact: ['req.headers.cookie', 'req.headers.authorization'],
    serializers: { err: errorForLog },
    ...(process.stdout.isTTY
      ? { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } }
      : {}),
  })
}

/** pino's number for level debug. */
const debugLevel = 20

/**
 * A logger that passes outages of the database to `onOutage` instead of logging each error that they cause. Failures of
 * the assistant's provider are logged at level debug: its circuit breaker logs the outage.
 */
export function withoutOutages(
  log: Logger,
  isProviderOutage: (error: unknown) => boolean,
  onOutage: (error: Error) => void,
): Logger {
  const child = log.child({})
  // pino inherits hooks, but `child` takes none. Setting the level applies them.
  Object.assign(child, {
    [symbols.hooksSym]: {
      ...(child as unknown as { [symbols.hooksSym]: object })[symbols.hooksSym],
      logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn, level: number) {
        const error = (args[0] as { err?: unknown } | undefined)?.err
        if (level <= debugLevel) return method.apply(this, args)
        const outage = databaseOutageOf(error)
        if (outage) return onOutage(outage)
        if (isProviderOutage(error)) return this.debug(...args)
        method.apply(this, args)
      },
    },
  })
  child.level = log.level
  return child
}

/** Leaves out a failed statement's parameters: they may contain a message, a login code or a hidden point. */
export function errorForLog(error: Error): object {
  if (!(error instanceof DrizzleQueryError)) {
    const cause = error.cause
    if (cause instanceof DrizzleQueryError)
      return { ...stdSerializers.err(new Error(error.name)), cause: errorForLog(cause) }
    return stdSerializers.err(error)
  }
  const cause = error.cause instanceof Error ? error.cause : new Error('unknown')
  return { type: 'DrizzleQueryError', message: cause.message, stack: cause.stack, query: error.query }
}
