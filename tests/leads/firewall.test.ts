import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outbox } from '../../src/db/tables/events.ts'
import { leads } from '../../src/db/tables/leads.ts'
import { mails } from '../../src/db/tables/mails.ts'
import type { Assistant } from '../../src/providers/assistant/assistant.ts'
import { rooms } from '../../src/shared/live-events.ts'
import { otherSide, type Side, sides } from '../../src/shared/sides.ts'
import { callerFactory } from '../../src/trpc/procedures.ts'
import { appRouter } from '../../src/trpc/router.ts'
import { makeCompany } from '../make/companies.ts'
import { as, makeSession, type Person } from '../make/people.ts'
import { makePlan } from '../make/plans.ts'
import { startApp, type TestApp } from '../setup/app.ts'

/**
 * Tests the information firewall with canaries: every hidden field contains a unique word, every flow runs, and no
 * text that a side receives may contain a canary of the other side.
 */

const canaries = {
  seller: {
    point: 'Zorblatix',
    instructions: 'Quenvaril',
    contact: 'Mibrantho',
    website: 'Prazzel',
    email: 'Drovinka',
    phone: 'Skolvente',
  },
  buyer: {
    point: 'Vexundra',
    instructions: 'Trafilbo',
    contact: 'Gnorwick',
    website: 'Luspendo',
    email: 'Hagrimont',
    phone: 'Wobrantel',
  },
} as const satisfies Record<Side, Record<string, string>>

/** A side's canaries in a text, in any case or inflection. */
const canariesIn = (side: Side, text: string) =>
  Object.values(canaries[side]).filter((word) => text.toLowerCase().includes(word.slice(0, 7).toLowerCase()))

/** The sides that read the output of each call. Nobody reads the output of `match`. */
const readersOf = {
  judge: ['buyer'],
  ask: ['seller', 'buyer'],
  pitch: ['seller', 'buyer'],
} as const satisfies { [C in keyof Assistant]?: readonly Side[] }

interface Recording {
  /** Every text that people of a side received. */
  readonly texts: Record<Side, string[]>
  readonly briefs: { call: string; text: string }[]
}

/** Records every brief. With `leaks`, the assistant answers each call with its whole brief. */
function recording(real: Assistant, recorded: Recording, leaks: boolean): Assistant {
  const note = (call: string, brief: unknown) => {
    const text = JSON.stringify(brief)
    recorded.briefs.push({ call, text })
    return text
  }
  return {
    ...real,
    match: (brief, call) => {
      note('match', brief)
      return real.match(brief, call)
    },
    judge: async (brief, call) => {
      const text = note('judge', brief)
      if (!leaks) return await real.judge(brief, call)
      return brief.requirements.map(() => ({ verdict: 'meet' as const, reason: text, quote: text }))
    },
    ask: async (brief, call) => {
      const text = note('ask', brief)
      return leaks ? [text] : await real.ask(brief, call)
    },
    pitch: async (brief, call) => {
      const text = note('pitch', brief)
      return leaks ? text : await real.pitch(brief, call)
    },
    rank: (brief, call) => {
      note(`rank ${brief.own.side}`, brief)
      return real.rank(brief, call)
    },
  }
}

describe.each([
  ['the rules assistant', false],
  ['an assistant that repeats its whole brief', true],
] as const)('with %s', (_name, leaks) => {
  let app: TestApp
  const recorded: Recording = { texts: { seller: [], buyer: [] }, briefs: [] }
  const people = {} as Record<Side, Person>
  let leadId = ''

  /** Calls as a side and records the response, or the error message. */
  const record = async (side: Side, act: () => Promise<unknown>): Promise<unknown> => {
    const answer = await act().catch((error: Error) => error.message)
    recorded.texts[side].push(JSON.stringify(answer) ?? '')
    return answer
  }
  const api = (side: Side) => callerFactory(appRouter)(as(app.ctx, people[side]))
  const get = async (side: Side, path: string) => {
    const { cookie } = await makeSession(app.ctx, people[side])
    const response = await fetch(`${app.url}${path}`, { headers: { cookie } })
    const text = await response.text()
    recorded.texts[side].push(text)
    return { status: response.status, text }
  }
  const latest = async (side: Side) => (await api(side).leads.get({ leadId })).toJSON().latestRound

  beforeAll(async () => {
    app = await startApp()
    Object.assign(app.ctx, { assistant: recording(app.ctx.assistant, recorded, leaks) })
    for (const side of sides) {
      const own = canaries[side]
      const { company, manager } = await makeCompany(app.db, {
        name: `The ${side} company`,
        website: `https://${own.website}.example`,
        email: `${own.email}@example.org`,
        phone: own.phone,
      })
      await makePlan(app.db, company.id, { planType: 'free' })
      people[side] = manager
    }
    for (const side of sides) {
      const own = canaries[side]
      await record(side, () =>
        api(side).listings.publish({
          side,
          name: 'Organic wheat flour',
          description: 'Organic wheat flour, stone-ground, in paper bags.',
          points: [
            { text: 'Certified organic wheat flour' },
            { text: 'Delivery within 3 days' },
            { text: `Milled by the ${own.point} method`, reveal: false },
          ],
          matchingInstructions: `Only ${own.instructions} partners.`,
          contact: { reveal: false, additionalMethod: own.contact },
        }),
      )
      await app.drain()
    }
    const [lead] = await app.db.select().from(leads)
    leadId = lead?.id ?? ''
    await negotiate()
    await readAll()
  }, 120_000)
  afterAll(() => app.stop())

  async function negotiate(): Promise<void> {
    for (const side of sides) {
      const message = { side, leadId, text: `The ${side} says hello.` }
      await record(side, () => api(side).leads.sendMessage(message))
      await app.drain()
      await record(side, () => api(side).leads.editLastMessage({ ...message, text: `The ${side} says hi.` }))
      await app.drain()
    }
    const { questions } = await latest('seller')
    const answers = questions.map(({ question }) => ({ question, answer: 'Yes, we do.' }))
    await record('seller', () =>
      api('seller').leads.submitSellerRound({ leadId, answers, freeForm: 'Always.' }),
    )
    await app.drain()
    const reviews = (await latest('buyer')).judgements.map(({ requirement }) => ({
      requirement,
      thoughts: 'Tell us more about it.',
      humanVerdict: 'not meet' as const,
    }))
    await record('buyer', () => api('buyer').leads.submitBuyerRound({ leadId, reviews, freeForm: 'Thanks.' }))
    await app.drain()
    await record('buyer', () => api('buyer').leads.deleteLastMessage({ side: 'buyer', leadId }))
    await app.drain()
    await agree()
  }

  async function agree(): Promise<void> {
    const packages = [
      { total: { minor: 1_650_000, currency: 'EUR' }, taxIncluded: true, deliveryIncluded: true, terms: [] },
    ]
    for (const side of sides) {
      const answers = (await api(side).agreements.proposals({ leadId })).at(-1)?.id
      const proposal = { leadId, packages, answers, note: 'As discussed.', sharesJudgements: true }
      await record(side, () => api(side).agreements.propose(proposal))
    }
    const [, counter] = await api('seller').agreements.proposals({ leadId })
    await record('seller', () =>
      api('seller').agreements.accept({
        proposalId: counter!.id,
        packageIndex: 0,
        hash: counter!.packages[0]!.hash,
      }),
    )
    await app.drain()
  }

  async function readAll(): Promise<void> {
    const [lead] = await app.db.select().from(leads)
    const ids = { seller: lead?.sellerListingId ?? '', buyer: lead?.buyerListingId ?? '' }
    for (const side of sides) {
      const other = otherSide(side)
      const own = { side, listingId: ids[side] }
      await record(side, () => api(side).leads.list(own))
      await record(side, () => api(side).leads.list({ ...own, order: 'best' }))
      await record(side, () => api(side).leads.summary({ ...own, leadId }))
      await record(side, () => api(side).leads.matchStatus(own))
      await record(side, () => api(side).leads.listWhole(own))
      await record(side, () => api(side).leads.get({ leadId }))
      await record(side, () => api(side).leads.visit({ leadId }))
      await record(side, () => api(side).leads.sort(own))
      await app.drain()
      await record(side, () => api(side).leads.saveOrder({ ...own, leadIds: [leadId] }))
      await record(side, () => api(side).leads.revealContact({ side: other, leadId }))
      await record(side, () => api(side).listings.get({ side: other, id: ids[other] }))
      await record(side, () => api(side).listings.tiles({ side }))
      const kind = { seller: 'product', buyer: 'procurement' } as const
      const conversations = await get(
        side,
        `/api/${kind[side]}_leads/${people[side].companyId}/${ids[side]}?user_id=${people[side].employeeId}`,
      )
      expect(conversations).toMatchObject({ status: 200, text: expect.stringContaining(leadId) })
      expect((await get(side, `/api/get_${kind[other]}/${ids[other]}`)).status).toBe(200)
      const contact = `/api/revealed_contact/${leadId}/${other}?user_id=${people[side].employeeId}`
      expect((await get(side, contact)).status).toBe(403)
      const [, counter] = await api(side).agreements.proposals({ leadId })
      const agreementId = counter!.agreementId!
      await record(side, () => api(side).agreements.get({ agreementId }))
      await record(side, () => api(side).agreements.document({ agreementId }))
      expect((await get(side, `/api/agreement/${agreementId}`)).status).toBe(200)
      expect((await get(side, `/api/proposals/${leadId}`)).status).toBe(200)
      await record(side, () => api(side).agreements.cancel({ agreementId }))
      await record(side, () => api(side).leads.terminate({ side, leadId }))
    }
    for (const side of sides) {
      const mine = [
        rooms.lead(leadId),
        rooms.company(people[side].companyId),
        rooms.user(people[side].employeeId),
      ]
      const events = await app.db.select().from(outbox)
      recorded.texts[side].push(
        ...events
          .filter((row) => row.rooms.some((room) => mine.includes(room)))
          .map((row) => JSON.stringify(row)),
      )
      const received = await app.db.select().from(mails).where(eq(mails.recipient, people[side].email))
      expect(received).not.toEqual([])
      recorded.texts[side].push(...received.map((mail) => JSON.stringify(mail)))
    }
  }

  test('the match brief contains both sides’ hidden points and instructions', () => {
    const matched = recorded.briefs.flatMap((brief) => (brief.call === 'match' ? [brief.text] : [])).join()
    for (const side of sides)
      expect(canariesIn(side, matched)).toEqual([canaries[side].point, canaries[side].instructions])
  })

  test('every flow ran', () => {
    const calls = new Set(recorded.briefs.map((brief) => brief.call))
    expect([...calls].sort()).toEqual(['ask', 'judge', 'match', 'pitch', 'rank buyer', 'rank seller'])
    const texts = recorded.texts.seller.join()
    for (const text of ['The seller says hi.', 'The buyer says hi.']) expect(texts).toContain(text)
  })

  test('the buyer sees the judgement of a hidden requirement', () => {
    expect(canariesIn('buyer', recorded.texts.buyer.join())).toContain(canaries.buyer.point)
  })

  test('no brief contains anything hidden from the readers of its output', () => {
    for (const { call, text } of recorded.briefs) {
      if (call === 'match') continue
      const readers = call.startsWith('rank ')
        ? [call.slice('rank '.length) as Side]
        : readersOf[call as keyof typeof readersOf]
      for (const reader of readers) expect([call, canariesIn(otherSide(reader), text)]).toEqual([call, []])
    }
  })

  test.each(sides.map((side) => [side] as const))(
    'no response, event or mail for the %s contains anything the other side has hidden',
    (side) => {
      for (const text of recorded.texts[side])
        expect([canariesIn(otherSide(side), text), text]).toEqual([[], text])
    },
  )
})
