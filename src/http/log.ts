import { DrizzleQueryError } from 'drizzle-orm'
import { type Logger, pino, stdSerializers } from 'pino'

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
