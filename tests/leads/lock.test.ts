import { expect, test } from 'vitest'
import { releaseLock, takeLock } from '../../src/leads/lock/lock.ts'
import { makeLead } from '../make/leads.ts'
import { startAppWithClock } from '../setup/app-with-clock.ts'

const { app, clock } = await startAppWithClock('2026-03-02T12:01:00Z')

test('exactly one of twenty concurrent calls takes the lock, and again one after it has expired', async () => {
  const { leadId } = await makeLead(app.ctx)
  const race = async () => {
    const calls = Array.from({ length: 20 }, (_, i) =>
      app.db.transaction((tx) => takeLock(tx, leadId, i % 2 ? 'seller' : 'buyer', app.ctx.now())),
    )
    return (await Promise.allSettled(calls)).flatMap((result) =>
      result.status === 'fulfilled' ? [result.value] : [],
    )
  }
  const [first, ...none] = await race()
  expect(none).toEqual([])
  expect(await race()).toEqual([])
  clock.advance(121)
  const [second, ...more] = await race()
  expect(more).toEqual([])
  expect(second).not.toBe(first)
  expect(await app.db.transaction((tx) => releaseLock(tx, leadId, first ?? ''))).toBe(false)
  expect(await app.db.transaction((tx) => releaseLock(tx, leadId, second ?? ''))).toBe(true)
})
