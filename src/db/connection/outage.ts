/** Which errors mean that the database is away, full or overloaded, and not that a statement is wrong. */

/** By SQLSTATE, a class of two characters or a whole code. */
const outageStates = [
  '08', // connection exceptions
  '53', // insufficient resources: disk full, out of memory, too many connections
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '57014', // query_canceled: the statement took too long
  '58030', // io_error
  '25006', // read_only_sql_transaction: the server is a standby
]

/** Codes of postgres.js, and of this module for a server that doesn't respond. */
const driverCodes = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'CONNECT_TIMEOUT',
  'DATABASE_TIMEOUT',
])

/** The database has not responded in time. */
export class DatabaseTimeout extends Error {
  readonly code = 'DATABASE_TIMEOUT'
  constructor() {
    super('The database has not responded in time.')
    this.name = 'DatabaseTimeout'
  }
}

/** How many errors are looked at along the causes. */
const maxDepth = 6

/** The error that shows an outage of the database, among an error and its causes; null when there is none. */
export function databaseOutageOf(error: unknown): Error | null {
  for (let at = error, depth = 0; at instanceof Error && depth < maxDepth; at = at.cause, depth++)
    if (isOutage(at)) return at
  return null
}

function isOutage(error: Error): boolean {
  const { code } = error as { code?: unknown }
  if (typeof code !== 'string') return false
  if (driverCodes.has(code)) return true
  if (error.name === 'PostgresError') return outageStates.some((state) => code.startsWith(state))
  // postgres.js adds the statement to the errors of its sockets. Those of other services have none.
  return 'query' in error && /^E[A-Z_]+$/.test(code)
}
