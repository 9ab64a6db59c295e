import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outbox } from '../../src/db/tables/events.ts'
import { leads, messages, privateInputs } from '../../src/db/tables/leads.ts'
import { mails } from '../../src/db/tables/mails.ts'
import { webhookDeliveries, webhookEndpoints } from '../../src/db/tables/webhooks.ts'
import type { ParsedForm } from '../../src/listings/schema.ts'
import { makeAssistant } from '../../src/providers/assistant/make.ts'
import { rooms } from '../../src/shared/live-events.ts'
import { otherSide, type Side, sides } from '../../src/shared/sides.ts'
import { callerFactory } from '../../src/trpc/procedures.ts'
import { appRouter } from '../../src/trpc/router.ts'
import { makeCompany } from '../make/companies.ts'
import { as, makeSession, type Person } from '../make/people.ts'
import { makePlan } from '../make/plans.ts'
import { makeEndpoint } from '../make/webhooks.ts'
import { good, type LoggedRequest, type Reply, startAnthropicServer } from '../setup/anthropic-server.ts'
import { startApp, type TestApp } from '../setup/app.ts'
import { privateIn, privateSentences } from './private-sentences.ts'

/**
 * Canary tests of what people type: sentences with the wording of secrecy, in four languages, in the text of a listing and
 * in every input of the rounds. Both sides' rounds run, and nothing that the other side receives may contain them.
 */

/** The other calls answer sensibly; messages repeat the whole prompt, or say what the side keeps. */
const scripts = {
  'Claude that repeats its whole prompt': (request: LoggedRequest): Reply =>
    request.kind === 'pitch' ? { text: request.prompt.slice(-3_500) } : good(request),
  'Claude that says what it must not': (request: LoggedRequest): Reply => {
    if (request.kind !== 'pitch' || !request.prompt.includes('</inputs>')) return good(request)
    const every = sides.flatMap((side) => privateSentences[side].map(({ text }) => text))
    return { text: `Hello! ${every.join(' ')}` }
  },
} as const

type Kind = 'the rules' | keyof typeof scripts
const kinds = ['the rules', ...(Object.keys(scripts) as (keyof typeof scripts)[])] as const

const listingTexts = {
  seller: 'We offer organic wheat flour, stone-ground.\n- Certified organic\n- Delivery within 3 days\n',
  buyer: 'We need organic wheat flour for our bakery.\n- Certified organic\n- Delivery within 3 days\n',
} as const satisfies Record<Side, string>

describe.each(kinds)('with %s', (kind: Kind) => {
  let app: TestApp
  let server: AsyncDisposable | null = null
  const people = {} as Record<Side, Person>
  const forms = {} as Record<Side, ParsedForm>
  const received: Record<Side, string[]> = { seller: [], buyer: [] }
  let leadId = ''

  const api = (side: Side) => callerFactory(appRouter)(as(app.ctx, people[side]))
  const latest = async (side: Side) => (await api(side).leads.get({ leadId })).toJSON().latestRound
  const record = async (side: Side, act: () => Promise<unknown>) => {
    received[side].push(JSON.stringify(await act()) ?? '')
  }

  beforeAll(async () => {
    app = await startApp()
    if (kind !== 'the rules') {
      const anthropic = await startAnthropicServer({ script: scripts[kind] })
      server = anthropic
      const settings = { apiKey: 'key', baseURL: anthropic.url, model: 'claude-sonnet-5-5' }
      Object.assign(app.ctx, { assistant: makeAssistant({ kind: 'claude', ...settings }) })
    }
    for (const side of sides) {
      const { company, manager } = await makeCompany(app.db, { name: `The ${side} company` })
      await makePlan(app.db, company.id, { planType: 'free' })
      people[side] = manager
      await makeEndpoint(app.db, manager)
      forms[side] = await parse(side)
      const { name, description, points } = forms[side]
      await api(side).listings.publish({
        side,
        name,
        description,
        points: points.map((text) => ({ text })),
        contact: { reveal: false, additionalMethod: '' },
      })
      await app.drain()
    }
    const [lead] = await app.db.select().from(leads)
    leadId = lead?.id ?? ''
    for (const [i] of privateSentences.seller.entries()) for (const side of sides) await round(side, i)
    await readAll()
  }, 240_000)
  afterAll(async () => {
    await app.stop()
    await server?.[Symbol.asyncDispose]()
  })

  async function parse(side: Side): Promise<ParsedForm> {
    const secrets = privateSentences[side].map(({ text }) => `- ${text}`).join('\n')
    const text = `${listingTexts[side]}${secrets}\n${privateSentences[side][0].text}`
    const { parseId } = await api(side).listings.parseText({ side, kind: 'add', text })
    await app.drain()
    const { form } = await api(side).listings.parse({ parseId })
    if (!form) throw new Error('the text was not parsed')
    return form
  }

  /** A round of a side with a private sentence in every input: sent at once, or as a draft. */
  async function round(side: Side, i: number): Promise<void> {
    const { text } = privateSentences[side][i]!
    const input = `We can begin on day ${i + 1}. ${text} Tell us what you think.`
    const { questions, judgements } = await latest(side)
    const seller = {
      leadId,
      answers: questions.map(({ question }) => ({ question, answer: input })),
      freeForm: input,
    }
    const buyer = {
      leadId,
      reviews: judgements.map(({ requirement }) => ({ requirement, thoughts: input })),
      freeForm: input,
    }
    if (i % 2 === 0) {
      if (side === 'seller') await api(side).leads.submitSellerRound(seller)
      else await api(side).leads.submitBuyerRound(buyer)
    } else {
      const { draftId, text } = await api(side).leads.draftRound(
        side === 'seller' ? { side, round: seller } : { side, round: buyer },
      )
      expect(privateIn(side, text)).toEqual([])
      await record(otherSide(side), () => api(otherSide(side)).leads.draft({ leadId }))
      const { version } = await api(side).leads.draft({ leadId })
      await api(side).leads.sendDraft({ side, leadId, draftId, text, version })
    }
    await app.drain()
    for (const reader of sides) await record(reader, () => api(reader).leads.get({ leadId }))
  }

  async function readAll(): Promise<void> {
    const [lead] = await app.db.select().from(leads)
    const ids = { seller: lead?.sellerListingId ?? '', buyer: lead?.buyerListingId ?? '' }
    for (const side of sides) {
      const own = { side, listingId: ids[side] }
      const other = otherSide(side)
      await record(side, () => api(side).leads.list(own))
      await record(side, () => api(side).leads.listWhole(own))
      await record(side, () => api(side).leads.summary({ ...own, leadId }))
      await record(side, () => api(side).listings.get({ side: other, id: ids[other] }))
      await record(side, () => api(side).listings.tiles({ side }))
      const { cookie } = await makeSession(app.ctx, people[side])
      const path = { seller: 'product', buyer: 'procurement' }[side]
      const conversations = await fetch(
        `${app.url}/api/${path}_leads/${people[side].companyId}/${ids[side]}`,
        { headers: { cookie } },
      )
      expect(conversations.status).toBe(200)
      received[side].push(await conversations.text())
      const mine = [
        rooms.lead(leadId),
        rooms.company(people[side].companyId),
        rooms.user(people[side].employeeId),
      ]
      for (const row of await app.db.select().from(outbox))
        if (row.rooms.some((room) => mine.includes(room))) received[side].push(JSON.stringify(row))
      const sent = await app.db.select().from(mails).where(eq(mails.recipient, people[side].email))
      received[side].push(JSON.stringify(sent))
      const deliveries = await app.db
        .select({ body: webhookDeliveries.body })
        .from(webhookDeliveries)
        .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
        .where(eq(webhookEndpoints.companyId, people[side].companyId))
      received[side].push(JSON.stringify(deliveries))
    }
  }

  test('ten rounds ran, and each side kept its private sentences', async () => {
    const rounds = privateSentences.seller.length * 2
    expect((await latest('seller')).number).toBe(rounds + 1)
    expect(await app.db.select().from(messages)).toHaveLength(rounds + 1)
    const kept = await app.db.select().from(privateInputs)
    for (const side of sides) {
      const own = kept.flatMap((row) => (row.side === side ? [row.content] : [])).join('\n')
      expect(privateIn(side, own)).toHaveLength(2 * privateSentences[side].length)
    }
  })

  test.each(sides.map((side) => [side] as const))(
    'nothing that the %s receives contains what the other side keeps',
    (side) => {
      for (const text of received[side]) expect([privateIn(otherSide(side), text), text]).toEqual([[], text])
    },
  )

  test('no message contains what its own side keeps', async () => {
    for (const { side, content } of await app.db.select().from(messages))
      expect([privateIn(side, content), content]).toEqual([[], content])
  })
})
