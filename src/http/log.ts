import { DrizzleQueryError } from 'drizzle-orm'
import { type Logger, pino, stdSerializers } from 'pino'

/** Structured lines; people at a terminal get them readable. Cookies, keys and what people wrote stay out. */
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

/** A failed statement's parameters may be a message, a login code, a hidden point: the log gets the cause alone. */
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
