import { TRPCError } from '@trpc/server'
import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { errorForLog } from '../../src/http/log.ts'

const failed = new DrizzleQueryError('insert into mails values ($1)', ['code 123456'], new Error('disk full'))

test.each([
  ['a failed statement', failed],
  [
    'a call that failed because of one',
    new TRPCError({ code: 'INTERNAL_SERVER_ERROR', message: failed.message, cause: failed }),
  ],
])('logs %s with its cause and without its parameters', (_, error) => {
  const line = JSON.stringify(errorForLog(error))
  expect(line).toContain('disk full')
  expect(line).not.toContain('123456')
})

test('logs any other error in full', () => {
  expect(JSON.stringify(errorForLog(new Error('out of paper')))).toContain('out of paper')
})
