import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { messages, rounds } from '../../src/db/tables/leads.ts'
import { readThreads } from '../../src/leads/thread/thread.ts'
import { makeLead } from '../make/leads.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

const app = await forFile(startApp())

/** A lead whose thread consists of these messages. */
async function leadWith(contents: readonly string[]): Promise<string> {
  const { leadId } = await makeLead(app.ctx)
  const [round] = await app.db.select().from(rounds).where(eq(rounds.leadId, leadId))
  await app.db.delete(messages).where(eq(messages.leadId, leadId))
  const row = { leadId, roundId: round!.id, side: 'seller', author: 'direct' } as const
  await app.db.insert(messages).values(contents.map((content) => ({ ...row, content })))
  return leadId
}

const numbered = (count: number, length: number) =>
  Array.from({ length: count }, (_, n) => `${n} `.padEnd(length, 'ä'))

test('a thread is read oldest message first, the newest 300 kB of it', async () => {
  const long = await leadWith(numbered(60, 10_000))
  const short = await leadWith(['Hello', 'When?'])
  const threadOf = await readThreads(app.db, [long, short])
  expect(threadOf(short)).toEqual([
    { side: 'seller', author: 'direct', companyName: 'Mill & Sons', content: 'Hello' },
    { side: 'seller', author: 'direct', companyName: 'Mill & Sons', content: 'When?' },
  ])
  // 20 kB each.
  expect(threadOf(long).map(({ content }) => Number.parseInt(content, 10))).toEqual(
    Array.from({ length: 16 }, (_, n) => 44 + n),
  )
})

test('a thread is read to its newest 500 messages', async () => {
  const leadId = await leadWith(numbered(600, 5))
  const thread = (await readThreads(app.db, [leadId]))(leadId)
  expect([thread.length, thread[0]?.content, thread.at(-1)?.content]).toEqual([500, '100 ä', '599 ä'])
})
