import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { messages, rounds } from '../../src/db/tables/leads.ts'
import { maxAnswer } from '../../src/shared/http/answers.ts'
import { limits } from '../../src/shared/limits.ts'
import { otherSide, type Side } from '../../src/shared/sides.ts'
import { eachSide, type Matched, makeLead } from '../make/leads.ts'
import { makeSession } from '../make/people.ts'
import { acceptProposal, makeProposal, packageOf } from '../make/proposals.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { queriesOf } from './queries.ts'

/** Whatever one side writes, no answer to the other side is larger than a megabyte, and nothing of it is lost. */

const app = await forFile(startApp())
const messageCount = 60
const proposalCount = 12

/** Three bytes a character, and six in JSON. */
const texts = ['漢', '\u0001'].map((character) => character.repeat(limits.longText))
const label = '漢'.repeat(limits.shortText)
const largestPackage = (number: number) =>
  packageOf(number, {
    terms: Array.from({ length: 3 }, (_, n) => ({
      key: `term_${n}`,
      label,
      kind: 'text' as const,
      value: '漢'.repeat(4_000),
    })),
  })

describe.each(eachSide)('content of a hostile %s', (writer) => {
  const reader = otherSide(writer)
  let lead: Matched
  let cookie: string
  const get = (path: string) => fetch(`${app.url}${path}`, { headers: { cookie } })
  const query = async (name: string, input: object) => {
    const response = await get(`/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`)
    expect([name, response.status]).toEqual([name, 200])
    const text = await response.text()
    expect([name, Buffer.byteLength(text) < maxAnswer]).toEqual([name, true])
    return JSON.parse(text).result.data
  }
  const list = (side: Side) =>
    side === 'seller'
      ? `/api/product_leads/${lead.people.seller.companyId}/${lead.listings.seller.id}`
      : `/api/procurement_leads/${lead.people.buyer.companyId}/${lead.listings.buyer.id}`

  beforeAll(async () => {
    const points = Array.from({ length: limits.points }, (_, n) => ({
      text: `${n} ${'漢'.repeat(limits.pointText - 3)}`,
    }))
    lead = await makeLead(app.ctx, { [writer]: { description: texts[0], points } })
    cookie = (await makeSession(app.ctx, lead.people[reader])).cookie
    const [round] = await app.db.select({ id: rounds.id }).from(rounds).where(eq(rounds.leadId, lead.leadId))
    const person = lead.people[writer]
    await app.db.insert(messages).values(
      Array.from({ length: messageCount }, (_, n) => ({
        leadId: lead.leadId,
        roundId: round!.id,
        side: writer,
        author: 'direct' as const,
        employeeId: person.employeeId,
        content: `${n} ${texts[n % texts.length]?.slice(10)}`,
      })),
    )
    for (let n = 1; n <= proposalCount; n++)
      await makeProposal(app.ctx, lead, writer, {
        packages: [largestPackage(n), largestPackage(n + 1), largestPackage(n + 2)],
        note: '漢'.repeat(limits.proposalNote),
      })
  }, 60_000)

  test('makes no answer of a query larger than a megabyte', async () => {
    const { leadId } = lead
    for (const [name, input] of Object.entries({
      ...queriesOf({ ...lead, people: { ...lead.people, seller: lead.people[reader] } }),
      'leads.list': { side: reader, listingId: lead.listings[reader].id },
      'leads.summary': { side: reader, listingId: lead.listings[reader].id, leadId },
      'leads.matchStatus': { side: reader, listingId: lead.listings[reader].id },
      'leads.listWhole': { side: reader, listingId: lead.listings[reader].id },
      'leads.board': { side: reader, listingId: lead.listings[reader].id },
      'listings.get': { side: writer, id: lead.listings[writer].id },
    }))
      await query(name, input ?? {})
  })

  test('leaves the newest messages and the open proposal at hand', async () => {
    const { latestRound, latestProposal } = await query('leads.get', { leadId: lead.leadId })
    expect(latestRound.messages.at(-1).content).toMatch(/^59 /)
    expect(latestRound.hasEarlier).toBe(true)
    expect(latestProposal).toMatchObject({ number: proposalCount, status: 'open' })
  })

  test('is read whole in pages', async () => {
    const { leadId } = lead
    const { latestRound } = await query('leads.get', { leadId })
    const contents: string[] = latestRound.messages.map(({ content }: { content: string }) => content)
    let page = latestRound
    for (let pages = 0; page.hasEarlier; pages++) {
      expect(pages).toBeLessThan(messageCount)
      page = await query('leads.messages', { leadId, before: page.messages[0].id })
      contents.unshift(...page.messages.map(({ content }: { content: string }) => content))
    }
    expect(contents.slice(-messageCount).map((content) => Number.parseInt(content, 10))).toEqual(
      Array.from({ length: messageCount }, (_, n) => n),
    )

    const numbers: number[] = []
    for (let cursor: number | null = null; cursor === null || cursor > 1; cursor = numbers[0] ?? 1) {
      const proposals = await query('agreements.proposals', { leadId, cursor })
      numbers.unshift(...proposals.map(({ number }: { number: number }) => number))
    }
    expect(numbers).toEqual(Array.from({ length: proposalCount }, (_, n) => n + 1))
  })

  test('is sent whole by the documented calls', async () => {
    const [conversation] = await (await get(list(reader))).json()
    const { round_text } = conversation.latest_round
    expect(
      round_text.slice(-messageCount).map((row: { content: string }) => Number.parseInt(row.content, 10)),
    ).toEqual(Array.from({ length: messageCount }, (_, n) => n))
    expect(new Set(round_text.map((row: { message_id: string }) => row.message_id)).size).toBe(
      round_text.length,
    )
    expect(conversation.latest_proposal.number).toBe(proposalCount)

    const proposals = await (await get(`/api/proposals/${lead.leadId}`)).json()
    expect(proposals.map(({ number }: { number: number }) => number)).toEqual(
      Array.from({ length: proposalCount }, (_, n) => n + 1),
    )
  })

  test('doesn’t enlarge an agreement by the proposals before it', async () => {
    const latest = (await query('leads.get', { leadId: lead.leadId })).latestProposal
    const { agreementId } = await acceptProposal(app.ctx, lead, latest)
    const { history } = await query('agreements.get', { agreementId })
    expect(history).toHaveLength(proposalCount)
    expect((await get(`/api/agreement_document/${agreementId}`)).status).toBe(200)
  })
})

test('a stranger reads no page of a thread', async () => {
  const lead = await makeLead(app.ctx)
  const stranger = await makeLead(app.ctx)
  const { cookie } = await makeSession(app.ctx, stranger.people.seller)
  const input = encodeURIComponent(JSON.stringify({ leadId: lead.leadId }))
  for (const name of ['leads.messages', 'agreements.proposals'])
    expect((await fetch(`${app.url}/trpc/${name}?input=${input}`, { headers: { cookie } })).status).toBe(404)
})

test('a round and a proposal have a length', async () => {
  const lead = await makeLead(app.ctx)
  const { cookie } = await makeSession(app.ctx, lead.people.seller)
  const refused = async (name: string, input: object, message: string) => {
    const response = await fetch(`${app.url}/trpc/${name}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
    expect(response.status).toBe(400)
    expect((await response.json()).error.message).toBe(message)
  }
  const answers = Array.from({ length: 7 }, (_, n) => ({
    question: `${n}`,
    answer: 'a'.repeat(limits.longText),
  }))
  await refused(
    'leads.submitSellerRound',
    { leadId: lead.leadId, answers },
    'Your inputs are too long together. Please shorten them.',
  )
  const packages = Array.from({ length: 3 }, (_, n) => {
    const { terms, ...rest } = largestPackage(n + 1)
    return { ...rest, terms: [...terms, ...terms].map((term, place) => ({ ...term, key: `term_${place}` })) }
  })
  await refused(
    'agreements.propose',
    { leadId: lead.leadId, packages },
    'The terms are too long. Please shorten them.',
  )
})
