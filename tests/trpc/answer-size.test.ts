import { desc } from 'drizzle-orm'
import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { companies } from '../../src/db/tables/companies.ts'
import { leads } from '../../src/db/tables/leads.ts'
import { sendMessage } from '../../src/leads/send-message.ts'
import { publish } from '../../src/listings/publish.ts'
import { maxAnswer } from '../../src/shared/http/answers.ts'
import { limits } from '../../src/shared/limits.ts'
import { makeLead } from '../make/leads.ts'
import { listingInput } from '../make/listings.ts'
import { as, makeSession } from '../make/people.ts'
import { makePlan } from '../make/plans.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { queriesOf } from './queries.ts'

/** One answer must not take much memory or time, however large the market and the listings are. */

const app = await forFile(startApp())
const companyCount = 5_000

const long = (length: number) => 'Rye flour and 漢 '.repeat(length).slice(0, length)
const rows = Array.from({ length: companyCount }, (_, n) => ({
  id: v7(),
  name: `${n} ${long(190)}`,
  description: long(limits.longText),
  website: `https://${n}.example`,
  email: `info@${n}.example`,
  phone: '+44 20 7946 0000',
  isIndividual: false,
}))
for (let start = 0; start < companyCount; start += 500)
  await app.db.insert(companies).values(rows.slice(start, start + 500))

const lead = await makeLead(app.ctx)
const { seller } = lead.people
const { cookie } = await makeSession(app.ctx, seller)
const get = (path: string) => fetch(`${app.url}${path}`, { headers: { cookie } })

beforeAll(async () => {
  await makePlan(app.db, seller.companyId, {
    planType: 'one_time',
    oneTimeExpiresAt: new Date(Date.now() + 1e9),
  })
  for (let n = 0; n < 40; n++) {
    const points = Array.from({ length: limits.points }, () => ({
      text: long(limits.pointText),
      reveal: true,
    }))
    await publish(as(app.ctx, seller), listingInput('seller', { description: long(limits.longText), points }))
  }
  const shared = { people: { seller }, listings: { seller: lead.listings.seller } }
  for (let n = 0; n < 25; n++) {
    const { leadId } = await makeLead(app.ctx, shared)
    for (let m = 0; m < 5; m++)
      await sendMessage(as(app.ctx, seller), { side: 'seller', leadId, text: long(limits.longText) })
  }
}, 60_000)

test('the queries answer less than a megabyte', async () => {
  const largest = {
    'companies.search': { query: '', limit: 200 },
    'listings.tiles': { side: 'seller', limit: 200 },
  }
  for (const [name, input] of Object.entries({ ...queriesOf(lead), ...largest })) {
    const query = input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : ''
    const response = await get(`/trpc/${name}${query}`)
    expect([name, response.status]).toEqual([name, 200])
    expect([name, (await response.arrayBuffer()).byteLength < maxAnswer]).toEqual([name, true])
  }
}, 60_000)

test('the documented company has all its offerings and requests', async () => {
  const company = await (await get(`/api/company_full/${seller.companyId}`)).json()
  expect(company).toMatchObject({
    company_id: seller.companyId,
    can_list_product: true,
    company_procurements: [],
  })
  const ids = (company.company_products as { product_id: string }[]).map(({ product_id }) => product_id)
  expect(ids).toHaveLength(41)
  expect(new Set(ids).size).toBe(41)
  expect(ids.at(-1)).toBe(lead.listings.seller.id)
})

test('the documented conversations of a listing are all sent, latest activity first', async () => {
  const path = `/api/product_leads/${seller.companyId}/${lead.listings.seller.id}`
  const conversations = (await (await get(path)).json()) as { conversation_id: string }[]
  const rows = await app.db.select({ id: leads.id }).from(leads).orderBy(desc(leads.lastActivityAt))
  expect(conversations.map(({ conversation_id }) => conversation_id)).toEqual(rows.map(({ id }) => id))
  expect((await get(path.replace(seller.companyId, v7()))).status).toBe(404)
})

test('the documented list of companies is complete, and sent in pages', async () => {
  const response = await fetch(`${app.url}/api/companies`)
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  let chunks = 0
  let text = ''
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk
    chunks++
  }
  expect(chunks).toBeGreaterThan(5)
  const listed = JSON.parse(text) as { company_id: string; company_email: string }[]
  const ids = new Set(listed.map(({ company_id }) => company_id))
  expect(rows.filter(({ id }) => !ids.has(id))).toEqual([])
  expect(listed.length).toBe(ids.size)
  expect(listed[0]?.company_email).toMatch(/^i•••@/)
})
