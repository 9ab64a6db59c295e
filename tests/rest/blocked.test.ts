import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { leads } from '../../src/db/tables/leads.ts'
import { terminate } from '../../src/leads/terminate.ts'
import { addMinutes } from '../../src/shared/dates.ts'
import { otherSide, sides } from '../../src/shared/sides.ts'
import { as } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { calls, requests, send } from './requests.ts'
import { enter, freshAddress, makeWorld } from './world.ts'

/** What a locked and a terminated conversation answer to every call that changes it. */

const app = await forFile(startApp({ env: { TRUST_PROXY: 'true' } }))

const changing = calls.filter(({ name }) =>
  /round|direct|last_(seller|buyer)_message|terminate|queue_/.test(name),
)

test('covers rounds, drafts, messages, edits, deletions, terminations and the calls that queue', () => {
  expect(changing).toHaveLength(2 + 2 + 2 + 2 + 2 + 2 + 5)
})

describe.each(changing)('$name', (call) => {
  async function prepare() {
    const world = await makeWorld(app, call.side)
    const caller = world.people.owner
    const address = freshAddress()
    const filled = await requests[call.name]!({ app, world, caller, address })
    const headers = { ...(await enter(app, caller, 'session')), 'x-forwarded-for': address }
    return { world, post: () => send(app, call, filled, headers) }
  }

  test('is blocked by a lock', async () => {
    const { world, post } = await prepare()
    const lockUntil = addMinutes(app.ctx.now(), 1)
    await app.db
      .update(leads)
      .set({ lockSide: otherSide(world.side), lockToken: world.leadId, lockUntil })
      .where(eq(leads.id, world.leadId))
    const message =
      'Action blocked: The conversation is currently locked... Please wait a moment and try again.'
    expect(await post()).toMatchObject({ status: 409, body: { success: false, message, error: message } })
  })

  test('says that the conversation is terminated', async () => {
    const { world, post } = await prepare()
    const people = { [world.side]: world.people.owner, [otherSide(world.side)]: world.people.counterparty }
    for (const side of sides) await terminate(as(app.ctx, people[side]!), { side, leadId: world.leadId })
    const message = 'This conversation has been terminated.'
    expect(await post()).toMatchObject({ status: 409, body: { success: false, message, error: message } })
  })
})
