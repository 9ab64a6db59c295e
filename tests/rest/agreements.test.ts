import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import { describe, expect, test } from 'vitest'
import { moveEmployee } from '../../src/companies/move-employee.ts'
import { takeLock } from '../../src/leads/lock/lock.ts'
import { otherSide, type Side } from '../../src/shared/sides.ts'
import { makeCompany } from '../make/companies.ts'
import { eachSide, type Matched, makeLead } from '../make/leads.ts'
import { makeMandate } from '../make/mandates.ts'
import { makeEmployee, makeSession, type Person } from '../make/people.ts'
import { expire } from '../make/proposals.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

/** A negotiation as an integrator sees it: only the documented calls and fields. */

const app = await forFile(startApp())

type Json = Record<string, unknown>
interface Reply {
  status: number
  body: Json
}

async function client(person: Person) {
  const { cookie } = await makeSession(app.ctx, person)
  const call = async (method: string, path: string, body?: Json, headers: Json = {}): Promise<Reply> => {
    const response = await fetch(`${app.url}/api/${path}`, {
      method,
      headers: { cookie, 'content-type': 'application/json', ...(headers as Record<string, string>) },
      ...(body ? { body: JSON.stringify({ user_id: person.employeeId, ...body }) } : {}),
    })
    return { status: response.status, body: (await response.json()) as Json }
  }
  return {
    get: (path: string) => call('GET', path),
    post: (path: string, body: Json, headers: Json = {}) => call('POST', path, body, headers),
  }
}
type Client = Awaited<ReturnType<typeof client>>

const content = (amount = '16500.00') => ({
  total: { amount, currency: 'EUR' },
  tax_included: false,
  delivery_included: true,
  quantity: 500,
  unit: 'kg',
  terms: [
    { key: 'first_delivery', label: 'First delivery', kind: 'date', value: '2030-03-01' },
    { key: 'payment', label: 'Payment', kind: 'number', value: 30, unit: 'days' },
    { key: 'packing', label: 'Packing', kind: 'choice', value: 'sacks' },
    { key: 'remarks', label: 'Remarks', kind: 'text', value: 'On pallets.' },
  ],
})

/** As an integrator computes it from what was read. */
function hashOf({ hash: _, ...read }: Json): string {
  return createHash('sha256')
    .update(canonicalize(read) ?? '')
    .digest('hex')
}

async function scene(side: Side) {
  const lead = await makeLead(app.ctx)
  const [own, other] = [await client(lead.people[side]), await client(lead.people[otherSide(side)])]
  const stranger = await client((await makeCompany(app.db)).manager)
  return { lead, own, other, stranger, conversation_id: lead.leadId }
}

const proposalsOf = async (who: Client, { leadId }: Matched) =>
  (await who.get(`proposals/${leadId}`)).body as unknown as Json[]

describe.each(eachSide)('proposals of the %s', (side) => {
  test('are made, countered, accepted and cancelled with the documented fields', async () => {
    const { lead, own, other, conversation_id } = await scene(side)
    const packages = [content(), content('15000.5'), content('0')]
    const first = await own.post('create_proposal', { conversation_id, packages, note: 'As discussed.' })
    expect(first).toEqual({
      status: 201,
      body: { success: true, proposal_id: expect.any(String), number: 1 },
    })
    const note = side === 'seller' ? 'Ready in May.' : null
    const counter = await other.post('create_proposal', {
      conversation_id,
      packages: [content('14000')],
      ...(note && { note }),
      valid_until: '2030-01-31',
      answers: first.body.proposal_id,
    })
    expect(counter).toMatchObject({ status: 201, body: { number: 2 } })

    const [one, two] = await proposalsOf(own, lead)
    expect(await proposalsOf(other, lead)).toEqual([one, two])
    expect(one).toEqual({
      proposal_id: first.body.proposal_id,
      number: 1,
      side,
      author: 'person',
      status: 'superseded',
      packages: packages.map((sent, i) => ({
        ...sent,
        total: { amount: ['16500.00', '15000.50', '0.00'][i], currency: 'EUR' },
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      })),
      note: 'As discussed.',
      valid_until: expect.stringMatching(/Z$/),
      created_at: expect.stringMatching(/Z$/),
      answers: null,
    })
    expect(two).toMatchObject({
      side: otherSide(side),
      status: 'open',
      note,
      valid_until: '2030-01-31T23:59:59.999Z',
      answers: first.body.proposal_id,
    })
    for (const read of [...(one!.packages as Json[]), ...(two!.packages as Json[])])
      expect(hashOf(read)).toBe(read.hash)

    const [chosen] = two!.packages as Json[]
    const accepting = { proposal_id: two?.proposal_id, package_index: 0, hash: chosen?.hash }
    const accepted = await own.post('accept_proposal', accepting)
    expect(accepted).toEqual({ status: 200, body: { success: true, agreement_id: expect.any(String) } })
    expect(await own.post('accept_proposal', accepting)).toEqual(accepted)

    const { agreement_id } = accepted.body
    const agreement = {
      agreement_id,
      conversation_id,
      package: chosen,
      hash: chosen?.hash,
      note,
      seller: {
        company_id: lead.people.seller.companyId,
        company_name: 'Mill & Sons',
        company_verified: true,
        product_id: lead.listings.seller.id,
        product_name: lead.listings.seller.name,
      },
      buyer: {
        company_id: lead.people.buyer.companyId,
        company_name: 'Daily Bread',
        company_verified: true,
        procurement_id: lead.listings.buyer.id,
        procurement_name: lead.listings.buyer.name,
      },
      accepted_by: { side, employee_id: lead.people[side].employeeId, authority: 'person' },
      accepted_at: expect.stringMatching(/Z$/),
      proposal_id: two?.proposal_id,
      cancelled_at: null,
    }
    for (const who of [own, other])
      expect(await who.get(`agreement/${agreement_id}`)).toEqual({ status: 200, body: agreement })
    const terminate = `terminate_conversation_by_${side}`
    expect(await own.post(terminate, { conversation_id })).toMatchObject({
      status: 409,
      body: { code: 'agreement_exists' },
    })

    expect((await own.post('cancel_agreement', { agreement_id })).body).toEqual({
      success: true,
      cancelled: false,
    })
    expect((await other.post('cancel_agreement', { agreement_id })).body).toEqual({
      success: true,
      cancelled: true,
    })
    expect((await own.get(`agreement/${agreement_id}`)).body.cancelled_at).toMatch(/Z$/)
    expect((await own.post('create_proposal', { conversation_id, packages })).status).toBe(201)
  })

  test('appear in the rows of conversations', async () => {
    const { lead, own, other, conversation_id } = await scene(side)
    const rows = async () => {
      const { companyId } = lead.people[side]
      const kind = side === 'seller' ? 'product' : 'procurement'
      const [row] = (await own.get(`${kind}_leads/${companyId}/${lead.listings[side].id}`))
        .body as unknown as Json[]
      return row
    }
    expect(await rows()).toMatchObject({ latest_proposal: null, agreement_id: null })
    await other.post('create_proposal', { conversation_id, packages: [content()] })
    const [proposal] = await proposalsOf(own, lead)
    expect(await rows()).toMatchObject({ latest_proposal: proposal, agreement_id: null })
    const [{ hash }] = proposal!.packages as [Json]
    const { body } = await own.post('accept_proposal', {
      proposal_id: proposal?.proposal_id,
      package_index: 0,
      hash,
    })
    expect(await rows()).toMatchObject({
      latest_proposal: { status: 'accepted' },
      agreement_id: body.agreement_id,
    })
  })

  test('are refused with a code that says why', async () => {
    const { lead, own, other, stranger, conversation_id } = await scene(side)
    const made = await own.post('create_proposal', { conversation_id, packages: [content()] })
    const { proposal_id } = made.body
    const [{ packages }] = (await proposalsOf(own, lead)) as [{ packages: Json[] }]
    const accepting = { proposal_id, package_index: 0, hash: packages[0]?.hash }
    const refused = async (reply: Promise<Reply>, status: number, code?: string) => {
      const { status: actual, body } = await reply
      expect(body).toEqual({
        success: false,
        message: expect.any(String),
        error: body.message,
        ...(code ? { code } : {}),
      })
      expect(actual).toBe(status)
    }
    for (const path of ['accept_proposal', 'decline_proposal']) await refused(own.post(path, accepting), 403)
    await refused(other.post('withdraw_proposal', { proposal_id }), 403)
    for (const path of ['accept_proposal', 'decline_proposal', 'withdraw_proposal'])
      await refused(stranger.post(path, accepting), 404)
    await refused(stranger.post('create_proposal', { conversation_id, packages: [content()] }), 404)
    await refused(stranger.get(`proposals/${conversation_id}`), 404)
    await refused(other.post('accept_proposal', { proposal_id, package_index: 0 }), 400)
    await refused(other.post('accept_proposal', { ...accepting, package_index: -1 }), 400)
    await refused(other.post('accept_proposal', { ...accepting, package_index: 1 }), 409, 'hash_mismatch')
    await refused(other.post('accept_proposal', { ...accepting, hash: 'ab' }), 409, 'hash_mismatch')
    const terms = { conversation_id, packages: [content()] }
    await refused(other.post('create_proposal', terms), 409, 'proposal_closed')

    await app.db.transaction((tx) => takeLock(tx, conversation_id, 'seller', app.ctx.now()))
    await refused(other.post('accept_proposal', accepting), 409, 'conversation_locked')
    await refused(own.post('create_proposal', terms), 409, 'conversation_locked')
    await app.db.execute(`update leads set lock_until = null, lock_token = null, lock_side = null
      where id = '${conversation_id}'`)

    await expire(app.ctx, String(proposal_id))
    await refused(other.post('accept_proposal', accepting), 409, 'proposal_expired')
    await refused(other.post('create_proposal', { ...terms, answers: proposal_id }), 409, 'proposal_expired')
    await other.post(`terminate_conversation_by_${otherSide(side)}`, { conversation_id })
    await refused(own.post('create_proposal', terms), 409, 'conversation_terminated')
    await refused(other.post('accept_proposal', accepting), 409, 'conversation_terminated')
    expect((await proposalsOf(own, lead))[0]).toMatchObject({ status: 'withdrawn' })
  })

  test('are made once for one Idempotency-Key', async () => {
    const { lead, own, conversation_id } = await scene(side)
    const key = { 'idempotency-key': crypto.randomUUID() }
    const terms = { conversation_id, packages: [content()] }
    const first = await own.post('create_proposal', terms, key)
    expect(first.status).toBe(201)
    expect(await own.post('create_proposal', terms, key)).toEqual(first)
    expect(await proposalsOf(own, lead)).toHaveLength(1)
  })
})

test.each([
  ['no package', { packages: [] }],
  ['four packages', { packages: Array.from({ length: 4 }, () => content()) }],
  ['a third decimal', { packages: [content('1.005')] }],
  ['an amount as a number', { packages: [{ ...content(), total: { amount: 1, currency: 'EUR' } }] }],
  ['a currency that isn’t one', { packages: [{ ...content(), total: { amount: '1', currency: 'eur' } }] }],
  ['a missing flag', { packages: [{ ...content(), tax_included: undefined }] }],
  ['a misspelled field', { packages: [{ ...content(), quantiy: 5 }] }],
  ['a note of 5,001 characters', { packages: [content()], note: 'x'.repeat(5001) }],
  ['a moment that isn’t one', { packages: [content()], valid_until: 'tomorrow' }],
  ['a moment that has passed', { packages: [content()], valid_until: '2020-01-01T00:00:00Z' }],
])('%s is malformed', async (_, body) => {
  const { lead, own, conversation_id } = await scene('buyer')
  const reply = await own.post('create_proposal', { conversation_id, ...body })
  expect(reply).toMatchObject({ status: 400, body: { success: false } })
  expect(reply.body.message).not.toBe('')
  expect(await proposalsOf(own, lead)).toEqual([])
})

test.each(eachSide)('a mandate of the %s says whether it is in force', async (side) => {
  const { lead } = await scene(side)
  const { email, companyId } = lead.people[side]
  await makeMandate(app.ctx, lead, side)
  const colleague = await client(await makeEmployee(app.db, companyId))
  const read = async () => (await colleague.get(`mandate/${lead.listings[side].id}`)).body
  const saved = await read()
  expect(saved).toMatchObject({ version: 1, in_force: true })

  const { company } = await makeCompany(app.db)
  await moveEmployee(app.ctx, { email, companyId: company.id })
  expect(await read()).toEqual({ ...saved, in_force: false })

  const listing = { [side === 'seller' ? 'product_id' : 'procurement_id']: lead.listings[side].id }
  expect(await colleague.post('save_mandate', { ...saved, ...listing })).toMatchObject({ status: 200 })
  expect(await read()).toMatchObject({ version: 2, in_force: true })
})
