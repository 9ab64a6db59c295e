import { io } from 'socket.io-client'
import { expect, test } from 'vitest'
import { sides } from '../../src/shared/sides.ts'
import { makeLead } from '../make/leads.ts'
import { makeSession } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { me, submit } from './at-work.ts'

test('words in the making are heard by the side they are made for, the message by both', async () => {
  await using app = await startApp()
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
