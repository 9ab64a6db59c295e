import { TRPCError } from '@trpc/server'
import { DrizzleQueryError } from 'drizzle-orm'
import postgres from 'postgres'
import { expect, test } from 'vitest'
import { failureOf } from '../../src/http/failure.ts'

const ofServer = (code: string) =>
  Object.assign(new (postgres as unknown as { PostgresError: new (x: object) => Error }).PostgresError({}), {
    code,
  })
const ofDriver = (code: string) => Object.assign(new Error(code), { code })
const ofSocket = (code: string) => Object.assign(new Error(code), { code, errno: -111, query: 'select 1' })

test.each([
  ['a full disk', ofServer('53100')],
  ['too many connections', ofServer('53300')],
  ['a server that shuts down', ofServer('57P01')],
  ['a server that starts', ofServer('57P03')],
  ['a statement that takes too long', ofServer('57014')],
  ['a failover to a standby', ofServer('25006')],
  ['a refused connection', ofSocket('ECONNREFUSED')],
  ['a reset connection', ofSocket('ECONNRESET')],
  ['an unknown host', ofSocket('ENOTFOUND')],
  ['a closed pool', ofDriver('CONNECTION_ENDED')],
  ['a lost connection', ofDriver('CONNECTION_CLOSED')],
  ['a connection that takes too long', ofDriver('CONNECT_TIMEOUT')],
])('%s answers 503 with the code unavailable, also as the cause of another error', (_, error) => {
  const query = new DrizzleQueryError('select 1', [], error)
  const call = new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: query })
  for (const thrown of [error, query, call])
    expect(failureOf(thrown)).toEqual({
      message: "Parley can't reach its database. Please try again.",
      data: { appCode: 'UNAVAILABLE', httpStatus: 503, retryAfter: 5, outage: 'database' },
    })
})

test.each([
  ['a wrong statement', ofServer('42601')],
  ['a violated constraint', ofServer('23505')],
  ['another service that is away', ofDriver('ECONNREFUSED')],
  ['a bug', new TypeError('x is not a function')],
])('%s is no outage of the database', (_, error) => {
  expect(failureOf(new DrizzleQueryError('select 1', [], error)).data.appCode).toBe('INTERNAL')
})
