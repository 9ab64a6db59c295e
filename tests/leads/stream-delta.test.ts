import { io } from 'socket.io-client'
import { expect, test } from 'vitest'
import { connect } from '../../src/db/client.ts'
import { listen } from '../../src/db/outbox/listen.ts'
import type { Jobs } from '../../src/db/queue/jobs.ts'
import { draftRound } from '../../src/leads/drafts/draft-round.ts'
import { speakRound } from '../../src/leads/turns/speak-round.ts'
import type { StreamDelta } from '../../src/shared/live-events.ts'
import { sides } from '../../src/shared/sides.ts'
import { jobRun, makeLead } from '../make/leads.ts'
import { makeSession } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { jobOf, me, submit } from './helpers.ts'

const app = await forFile(startApp())

test('stream deltas reach only the side they are generated for, the message reaches both', async () => {
  const lead = await makeLead(app.ctx)
  const received = { seller: [] as string[], buyer: [] as string[] }
  const sockets = await Promise.all(
    sides.map(async (side) => {
      const { cookie } = await makeSession(app.ctx, lead.people[side])
      const socket = io(app.url, { transports: ['websocket'], extraHeaders: { cookie } })
      socket.onAny((event: string, { locked }: { locked?: boolean }) => {
        received[side].push(locked === undefined ? event : `locked: ${locked}`)
      })
      await socket.emitWithAck('join_room_for_user', lead.people[side].employeeId)
      await socket.emitWithAck('join_conversation', lead.leadId)
      return socket
    }),
  )
  await submit.buyer(me(app.ctx, lead, 'buyer'), lead, 'We need it on Mondays.')
  await app.drain()
  // The lock is released with the message, so all deltas have arrived before.
  for (const side of sides) await expect.poll(() => received[side]).toContain('locked: false')
  expect(received.buyer).toContain('stream_delta')
  expect(received.seller).not.toContain('stream_delta')
  for (const socket of sockets) socket.disconnect()
})

test('a draft is streamed to its own side only', async () => {
  const lead = await makeLead(app.ctx)
  const client = connect(app.databaseUrl, 2)
  const deltas: StreamDelta[] = []
  const listener = await listen(client.sql, {
    event: () => {},
    streamDelta: (delta) => deltas.push(delta),
    revoked: () => {},
    error: () => {},
  })
  const round = { leadId: lead.leadId, answers: [], freeForm: 'We deliver on Mondays.' }
  const { draftId } = await draftRound(me(app.ctx, lead, 'seller'), { side: 'seller', round })
  await expect.poll(() => deltas.length).toBeGreaterThan(0)
  for (const delta of deltas)
    expect(delta).toMatchObject({ draft_id: draftId, company_id: lead.people.seller.companyId })
  await listener.close()
  await client.close()
})

test('sends stream deltas while the text is generated, at most ten a second', async () => {
  const lead = await makeLead(app.ctx)
  await submit.seller(me(app.ctx, lead, 'seller'), lead, 'We deliver on Mondays.')
  const deltas: StreamDelta[] = []
  const client = connect(app.databaseUrl, 2)
  const listener = await listen(client.sql, {
    event: () => {},
    streamDelta: (words) => deltas.push(words),
    revoked: () => {},
    // Rows that are read at the very end may find the connection closed.
    error: () => {},
  })
  const started = performance.now()
  const talkative = {
    ...app.ctx,
    assistant: {
      ...app.ctx.assistant,
      pitch: async (_brief: unknown, { onDelta }: { onDelta?: (text: string) => void }) => {
        for (let words = 1; words <= 5_000; words++) onDelta?.(`word ${words}`)
        return 'All the words.'
      },
    },
  }
  await speakRound(talkative, await jobOf<Jobs['speak-round']>(app, 'speak-round', lead.leadId), jobRun())
  // Notifications arrive in order: once the last one is here, all earlier ones are.
  await client.sql`select pg_notify('parley_words', ${JSON.stringify({ conversation_id: 'end' })})`
  await expect.poll(() => deltas.at(-1)?.conversation_id).toBe('end')
  const mine = deltas.filter((words) => words.conversation_id === lead.leadId)
  const { companyId: company_id } = lead.people.seller
  expect(mine[0]).toEqual({ conversation_id: lead.leadId, side: 'seller', company_id, text: 'word 1' })
  expect(mine.length).toBeLessThanOrEqual(2 + (performance.now() - started) / 100)
  await listener.close()
  await client.close()
})
