import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createApiKey } from '../../src/auth/credentials/create-api-key.ts'
import { logOut } from '../../src/auth/credentials/log-out.ts'
import { revokeApiKey } from '../../src/auth/credentials/revoke-api-key.ts'
import { revokeSession } from '../../src/auth/credentials/revoke-session.ts'
import { moveEmployee } from '../../src/companies/move-employee.ts'
import type { Ctx } from '../../src/context.ts'
import { emit } from '../../src/db/outbox/emit.ts'
import { employees } from '../../src/db/tables/companies.ts'
import { sortLeads } from '../../src/leads/list/sort-leads.ts'
import { submitBuyerRound } from '../../src/leads/rounds/submit-round.ts'
import { terminate } from '../../src/leads/terminate.ts'
import { parseText } from '../../src/listings/parsing/parse-text.ts'
import { requestAnalysis } from '../../src/media/request-analysis.ts'
import { addDays } from '../../src/shared/dates.ts'
import { parseKinds } from '../../src/shared/listings.ts'
import { rooms } from '../../src/shared/live-events.ts'
import { otherSide, sides } from '../../src/shared/sides.ts'
import { startSockets } from '../../src/sockets/server.ts'
import { makeCompany } from '../make/companies.ts'
import { uploadFile } from '../make/files.ts'
import { makeLead } from '../make/leads.ts'
import { as, changeEmail, freshEmail, makeIndividual, makeSession, type Person } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { type Credentials, type Listener, listen, type Transport } from './listen.ts'

const app = await forFile(startApp())

const newKey = { name: 'Live', scope: 'read', expiresInDays: null } as const
const transports = ['websocket', 'polling'] as const satisfies Transport[]

/** A person's page, which has joined the person's own room. */
async function openPage(person: Person, transport: Transport): Promise<Listener> {
  const { cookie } = await makeSession(app.ctx, person)
  const page = await listen(app.url, transport, { cookie })
  expect(await page.request('join_room_for_user', { user_id: person.employeeId })).toBe(true)
  await settle(page, person)
  return page
}

/** Waits until earlier events have arrived, and forgets them: events arrive in order, so this one is the last. */
async function settle(page: Listener, { employeeId }: Person): Promise<void> {
  const mark = { success: true, analysis_results: null, error: null }
  await app.db.transaction(async (tx) => emit(tx, [rooms.user(employeeId)], 'media_analysis_done', mark))
  await page.next('media_analysis_done')
  page.clear()
}

describe.each(transports)('over %s', (transport) => {
  const kept = ['private_notes', 'contact_hints']
  const form = {
    landing: {
      seller: [
        'offerer_info',
        'offerer_description',
        'product_name',
        'product_description',
        'product_strengths',
        'product_strengths_reveal',
        ...kept,
      ],
      buyer: [
        'requestor_info',
        'requestor_description',
        'procurement_title',
        'procurement_description',
        'procurement_requirements',
        'procurement_requirements_reveal',
        ...kept,
      ],
    },
    add: {
      seller: [
        'product_name',
        'product_description',
        'product_strengths',
        'product_strengths_reveal',
        ...kept,
      ],
      buyer: [
        'procurement_title',
        'procurement_description',
        'procurement_requirements',
        'procurement_requirements_reveal',
        ...kept,
      ],
    },
  }
  const eventOf = {
    landing: { seller: 'landing_offering_text_parse_done', buyer: 'landing_request_text_parse_done' },
    add: { seller: 'product_text_parse_done', buyer: 'procurement_text_parse_done' },
  }

  test.each(parseKinds.flatMap((kind) => sides.map((side) => [kind, side] as const)))(
    'a text parsed for the %s page (%s) arrives as a form',
    async (kind, side) => {
      const person = await makeIndividual(app.db)
      await using page = await openPage(person, transport)
      const text = 'Rye flour. We mill organic rye flour, up to 2 t a week.'
      const { parseId } = await parseText(as(app.ctx, person), { side, kind, text })
      await app.drain()
      const payload = (await page.next(eventOf[kind][side])) as { parsed_form: Record<string, unknown> }
      expect(payload).toEqual({
        success: true,
        error: null,
        parsed_form: expect.any(Object),
        parse_id: parseId,
      })
      expect(Object.keys(payload.parsed_form).sort()).toEqual(form[kind][side].toSorted())
      for (const [name, value] of Object.entries(payload.parsed_form))
        expect(value).toEqual(
          /strengths|requirements|notes|hints/.test(name) ? expect.any(Array) : expect.any(String),
        )
    },
  )

  test('a file’s analysis arrives with the file’s URL', async () => {
    const person = await makeIndividual(app.db)
    await using page = await openPage(person, transport)
    const url = await uploadFile(app.url, as(app.ctx, person))
    await requestAnalysis(as(app.ctx, person), { url, filename: 'flour.png', contentType: 'image/png' })
    await app.drain()
    expect(await page.next('media_analysis_done')).toEqual({
      success: true,
      analysis_results: expect.objectContaining({ url: new URL(url, app.config.publicUrl).href }),
      error: null,
    })
  })

  test('lock, update and unlock of a conversation reach both sides, each once', async () => {
    const { leadId, people } = await makeLead(app.ctx)
    await using seller = await openPage(people.seller, transport)
    await using buyer = await openPage(people.buyer, transport)
    for (const page of [seller, buyer])
      expect(await page.request('join_conversation', { conversation_id: leadId })).toBe(true)
    await submitBuyerRound(as(app.ctx, people.buyer), { leadId, reviews: [], freeForm: 'Hello.' })
    for (const page of [seller, buyer]) {
      expect(await page.next('conversation_lock_status')).toEqual({ conversation_id: leadId, locked: true })
      expect(await page.next('conversation_updated')).toEqual({ conversation_id: leadId })
    }
    await app.drain()
    for (const page of [seller, buyer]) {
      expect(await page.next('conversation_lock_status')).toEqual({ conversation_id: leadId, locked: false })
      expect(await page.next('conversation_updated')).toEqual({ conversation_id: leadId })
    }
    await terminate(as(app.ctx, people.seller), { side: 'seller', leadId })
    for (const page of [seller, buyer]) {
      await page.next('conversation_updated')
      expect(page.received('conversation_updated')).toHaveLength(3)
      expect(page.received('conversation_lock_status')).toHaveLength(2)
    }
  })

  test.each(sides)('the result of a %s’s sorting arrives as an order of conversations', async (side) => {
    const { leadId, people, listings } = await makeLead(app.ctx)
    await using page = await openPage(people[side], transport)
    await using other = await openPage(people[otherSide(side)], transport)
    await sortLeads(as(app.ctx, people[side]), { side, listingId: listings[side].id })
    await app.drain()
    expect(await page.next('sort_best_matches_done')).toEqual({
      success: true,
      sorted_order: [leadId],
      error: null,
      listing_id: listings[side].id,
    })
    expect(other.received('sort_best_matches_done')).toEqual([])
  })

  test('a page that left a room gets none of its events', async () => {
    const { leadId, people } = await makeLead(app.ctx)
    await using page = await openPage(people.seller, transport)
    await page.request('join_conversation', leadId)
    await page.request('leave_conversation', leadId)
    await page.request('leave_room_for_user', people.seller.employeeId)
    await using witness = await openPage(people.buyer, transport)
    await terminate(as(app.ctx, people.seller), { side: 'seller', leadId })
    await witness.next('conversation_updated')
    expect(await page.request('leave_conversation', leadId)).toBe(true)
    expect(page.received('conversation_updated')).toEqual([])
  })

  test('refuses rooms to strangers', async () => {
    const { leadId, people } = await makeLead(app.ctx)
    const stranger = await makeIndividual(app.db)
    await using page = await openPage(stranger, transport)
    await using witness = await openPage(people.buyer, transport)
    const joins: [string, unknown][] = [
      ['join_room_for_user', { user_id: people.seller.employeeId }],
      ['join_room_for_user', people.seller.companyId],
      ['join_conversation', { conversation_id: leadId }],
      ['join_conversation', leadId],
      ['join_conversation', crypto.randomUUID()],
      ['join_conversation', `company:${people.seller.companyId}`],
      ['join_conversation', null],
      ['join_conversation', { conversation_id: [leadId] }],
      ['join_conversation', { conversation_id: { $ne: null } }],
    ]
    for (const [event, body] of joins)
      expect(await page.request(event, body), JSON.stringify(body)).toBe(false)
    await terminate(as(app.ctx, people.seller), { side: 'seller', leadId })
    await witness.next('conversation_updated')
    await page.request('leave_conversation', leadId)
    expect(page.received('conversation_updated')).toEqual([])
  })

  test('refuses a connection without a valid session or key', async () => {
    const person = await makeIndividual(app.db)
    const { token } = await makeSession(app.ctx, person)
    const credentials: Credentials[] = [
      {},
      { token: 'parley_made-up' },
      { token },
      { authorization: 'Bearer nonsense' },
      { cookie: 'parley_session=nonsense' },
    ]
    for (const credential of credentials)
      await expect(listen(app.url, transport, credential)).rejects.toThrow('Please log in.')
  })

  test('accepts a key, also a read-only one, in the handshake or the header', async () => {
    const person = await makeIndividual(app.db)
    const { key } = await createApiKey(as(app.ctx, person), newKey)
    const credentials = [{ token: key }, { token: `Bearer ${key}` }, { authorization: `Bearer ${key}` }]
    for (const credential of credentials) {
      await using program = await listen(app.url, transport, credential)
      expect(await program.request('join_room_for_user', person.employeeId)).toBe(true)
    }
  })

  const endings: [string, 'session' | 'key', (person: Person, id: string) => Promise<unknown>][] = [
    ['its session is revoked', 'session', (person, id) => revokeSession(as(app.ctx, person), { id })],
    ['its key is revoked', 'key', (person, id) => revokeApiKey(as(app.ctx, person), { id })],
    [
      'its person logs out',
      'session',
      (person, id) =>
        logOut(as(app.ctx, person, { credentialId: id, credential: 'session', scope: 'write' })),
    ],
    [
      'its person’s login email changes',
      'session',
      (person) => changeEmail(as(app.ctx, person), freshEmail()),
    ],
    ['its person moves to another company', 'session', move],
    ['its key’s person moves to another company', 'key', move],
  ]
  async function move({ email }: Person) {
    const { company } = await makeCompany(app.db)
    await moveEmployee(app.ctx, { email, companyId: company.id })
  }

  test.each(endings)('a page is disconnected at once when %s', async (_, kind, end) => {
    const { leadId, people } = await makeLead(app.ctx)
    const person = people.seller
    const session = await makeSession(app.ctx, person)
    const key = await createApiKey(as(app.ctx, person), newKey)
    const credential = kind === 'key' ? { token: key.key } : { cookie: session.cookie }
    await using page = await listen(app.url, transport, credential)
    await page.request('join_room_for_user', person.employeeId)
    await page.request('join_conversation', leadId)
    await settle(page, person)
    await using witness = await openPage(people.buyer, transport)

    await end(person, kind === 'key' ? key.id : session.id)
    expect(await page.disconnected).toMatch(/io server disconnect|transport close/)
    await terminate(as(app.ctx, people.buyer), { side: 'buyer', leadId })
    await witness.next('conversation_updated')
    expect(page.received('conversation_updated')).toEqual([])
    await expect(listen(app.url, transport, credential)).rejects.toThrow('Please log in.')
  })
})

test('a page of another site can’t connect with a visitor’s cookie, but with a key of its own', async () => {
  const person = await makeIndividual(app.db)
  const { cookie } = await makeSession(app.ctx, person)
  const { key } = await createApiKey(as(app.ctx, person), newKey)
  const origin = 'https://elsewhere.example'
  await expect(listen(app.url, 'websocket', { cookie, origin })).rejects.toThrow('Please log in.')
  await using own = await listen(app.url, 'websocket', { cookie, origin: app.url })
  await using foreign = await listen(app.url, 'websocket', { token: key, origin })
  expect([own.socket.connected, foreign.socket.connected]).toEqual([true, true])
})

test('limits the joins per minute of all pages of a session together', async () => {
  await using strict = await startApp({ env: { RATE_LIMIT: '10' } })
  const person = await makeIndividual(strict.db)
  const { cookie } = await makeSession(strict.ctx, person)
  await using page = await listen(strict.url, 'websocket', { cookie })
  await using another = await listen(strict.url, 'websocket', { cookie })
  const own = { user_id: person.employeeId }
  const joined = await Promise.all(
    Array.from({ length: 12 }, (_, n) => (n % 2 ? page : another).request('join_room_for_user', own)),
  )
  expect(joined.filter(Boolean)).toHaveLength(10)

  const { cookie: otherCookie } = await makeSession(strict.ctx, person)
  await using elsewhere = await listen(strict.url, 'websocket', { cookie: otherCookie })
  expect(await elsewhere.request('join_room_for_user', own)).toBe(true)
})

describe('without a notification', () => {
  /** The sockets alone, with their own clock. */
  async function startSocketsWithClock() {
    const server = createServer()
    let now = new Date()
    const ctx: Ctx = { ...app.ctx, now: () => now }
    const sockets = startSockets(server, ctx)
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    return {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      recheck: sockets.recheckCredentials,
      setTime: (time: Date) => {
        now = time
      },
      [Symbol.asyncDispose]: () => sockets.close(),
    }
  }

  test.each(['session', 'key'] as const)('a page is disconnected after its %s has expired', async (kind) => {
    await using sockets = await startSocketsWithClock()
    const person = await makeIndividual(app.db)
    const { key } = await createApiKey(as(app.ctx, person), { ...newKey, expiresInDays: 30 })
    const { cookie } = await makeSession(app.ctx, person)
    await using page = await listen(sockets.url, 'websocket', kind === 'key' ? { token: key } : { cookie })
    sockets.setTime(addDays(new Date(), 29))
    await sockets.recheck()
    expect(await page.request('join_room_for_user', person.employeeId)).toBe(true)
    sockets.setTime(addDays(new Date(), 31))
    await sockets.recheck()
    await page.disconnected
  })

  test('a page is disconnected, and can’t join a room, when its employee was moved directly in the database', async () => {
    await using sockets = await startSocketsWithClock()
    const { leadId, people } = await makeLead(app.ctx)
    const { company } = await makeCompany(app.db)
    const { cookie } = await makeSession(app.ctx, people.seller)
    await using joining = await listen(sockets.url, 'websocket', { cookie })
    await using waiting = await listen(sockets.url, 'websocket', { cookie })
    await app.db
      .update(employees)
      .set({ companyId: company.id })
      .where(eq(employees.id, people.seller.employeeId))
    joining.socket.emit('join_conversation', leadId)
    await joining.disconnected
    await sockets.recheck()
    await waiting.disconnected
  })
})
