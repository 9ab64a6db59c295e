import { io } from 'socket.io-client'
import { expect, test } from 'vitest'
import { connect } from '../../src/db/client.ts'
import { listen } from '../../src/db/outbox/listen.ts'
import type { Jobs } from '../../src/db/queue/jobs.ts'
import { speakRound } from '../../src/leads/rounds/speak-round.ts'
import type { StreamDelta } from '../../src/shared/live-events.ts'
import { sides } from '../../src/shared/sides.ts'
import { jobRun, makeLead } from '../make/leads.ts'
import { makeSession } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { jobOf, me, submit } from './at-work.ts'

const app = await forFile(startApp())

test('words in the making are heard by the side they are made for, the message by both', async () => {
  const lead = await makeLead(app.ctx)
  const heard = { seller: [] as string[], buyer: [] as string[] }
  const sockets = await Promise.all(
    sides.map(async (side) => {
      const { cookie } = await makeSession(app.ctx, lead.people[side])
      const socket = io(app.url, { transports: ['websocket'], extraHeaders: { cookie } })
      socket.onAny((event: string, { locked }: { locked?: boolean }) => {
        heard[side].push(locked === undefined ? event : `locked: ${locked}`)
      })
      await socket.emitWithAck('join_room_for_user', lead.people[side].employeeId)
      await socket.emitWithAck('join_conversation', lead.leadId)
      return socket
    }),
  )
  await submit.buyer(me(app.ctx, lead, 'buyer'), lead, 'We need it on Mondays.')
  await app.drain()
  // The lock is given back with the message: whatever was whispered has come before.
  for (const side of sides) await expect.poll(() => heard[side]).toContain('locked: false')
  expect(heard.buyer).toContain('assistant_words')
  expect(heard.seller).not.toContain('assistant_words')
  for (const socket of sockets) socket.disconnect()
})

test('the assistant’s words are passed on while they are made, ten times a second at most', async () => {
  const lead = await makeLead(app.ctx)
  await submit.seller(me(app.ctx, lead, 'seller'), lead, 'We deliver on Mondays.')
  const heard: StreamDelta[] = []
  const client = connect(app.databaseUrl, 2)
  const listener = await listen(client.sql, {
    event: () => {},
    streamDelta: (words) => heard.push(words),
    revoked: () => {},
    // Rows rung for at the very end may find the connection closed.
    error: () => {},
  })
  const started = performance.now()
  const talkative = {
    ...app.ctx,
    assistant: {
      ...app.ctx.assistant,
      pitch: async (_brief: unknown, { onWords }: { onWords?: (text: string) => void }) => {
        for (let words = 1; words <= 5_000; words++) onWords?.(`word ${words}`)
        return 'All the words.'
      },
    },
  }
  await speakRound(talkative, await jobOf<Jobs['speak-round']>(app, 'speak-round', lead.leadId), jobRun())
  // What is notified arrives in order: after a later one, all before it have come.
  await client.sql`select pg_notify('parley_words', ${JSON.stringify({ conversation_id: 'end' })})`
  await expect.poll(() => heard.at(-1)?.conversation_id).toBe('end')
  const mine = heard.filter((words) => words.conversation_id === lead.leadId)
  const { companyId: company_id } = lead.people.seller
  expect(mine[0]).toEqual({ conversation_id: lead.leadId, side: 'seller', company_id, text: 'word 1' })
  expect(mine.length).toBeLessThanOrEqual(2 + (performance.now() - started) / 100)
  await listener.close()
  await client.close()
})
