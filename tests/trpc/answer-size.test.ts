import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { companies } from '../../src/db/tables/companies.ts'
import { publish } from '../../src/listings/publish.ts'
import { limits } from '../../src/shared/limits.ts'
import { makeLead } from '../make/leads.ts'
import { listingInput } from '../make/listings.ts'
import { as, makeSession } from '../make/people.ts'
import { makePlan } from '../make/plans.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

/** One answer must not take much memory or time, however large the market and the listings are. */

const app = await forFile(startApp())
const maxBytes = 1024 * 1024
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

test('the pages’ queries answer less than a megabyte', async () => {
  const lead = await makeLead(app.ctx)
  const { seller } = lead.people
  await makePlan(app.db, seller.companyId, {
    planType: 'one_time',
    oneTimeExpiresAt: new Date(Date.now() + 1e9),
  })
  const { cookie } = await makeSession(app.ctx, seller)
  for (let n = 0; n < 40; n++) {
    const points = Array.from({ length: limits.points }, () => ({
      text: long(limits.pointText),
      reveal: true,
    }))
    await publish(as(app.ctx, seller), listingInput('seller', { description: long(limits.longText), points }))
  }
  const queries: Record<string, object> = {
    'companies.list': {},
    'companies.search': { query: '', limit: 200 },
    'companies.own': {},
    'listings.tiles': { side: 'seller', limit: 200 },
    'leads.list': { side: 'seller', listingId: lead.listings.seller.id },
    'leads.get': { leadId: lead.leadId },
  }
  for (const [name, input] of Object.entries(queries)) {
    const url = `${app.url}/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`
    const response = await fetch(url, { headers: { cookie } })
    expect([name, response.status]).toEqual([name, 200])
    expect([name, (await response.arrayBuffer()).byteLength < maxBytes]).toEqual([name, true])
  }
}, 60_000)

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
