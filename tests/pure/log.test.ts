import { TRPCError } from '@trpc/server'
import { DrizzleQueryError } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { errorForLog, withoutOutages } from '../../src/http/log.ts'
import { AssistantError, isProviderOutage } from '../../src/providers/assistant/errors.ts'

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

test('hands outages of the database over, leaves those of the assistant to its circuit breaker, logs the rest', () => {
  const lines: string[] = []
  const outages: Error[] = []
  const write = (line: string) => void lines.push((JSON.parse(line) as { msg: string }).msg)
  const log = withoutOutages(
    pino({ level: 'info' }, { write }),
    isProviderOutage,
    (error) => void outages.push(error),
  )
  const lost = Object.assign(new Error('connection lost'), { code: 'CONNECTION_CLOSED' })
  log.error({ err: new DrizzleQueryError('select 1', [], lost) }, 'request failed')
  log.child({ request: 1 }).error({ err: lost }, 'job failed')
  log.error({ err: new AssistantError('unavailable', 'The assistant is away.') }, 'job failed')
  expect(lines).toEqual([])
  expect(outages).toEqual([lost, lost])
  log.error({ err: new AssistantError('refused', 'The assistant declined.') }, 'declined')
  log.error({ err: new Error('a bug') }, 'bug')
  log.info('plain text')
  log.debug('hidden')
  expect(lines).toEqual(['declined', 'bug', 'plain text'])
})
