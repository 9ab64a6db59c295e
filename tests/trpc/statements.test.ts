import { expect, test } from 'vitest'
import { publish } from '../../src/listings/publish.ts'
import { appRouter } from '../../src/trpc/router.ts'
import { makeLead } from '../make/leads.ts'
import { listingInput } from '../make/listings.ts'
import { as, makeSession } from '../make/people.ts'
import { makePlan } from '../make/plans.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

/** How many statements each query sends, the session's included: the same with one row and with many. */

const app = await forFile(startApp({ singleProcess: true }))
const lead = await makeLead(app.ctx)
const { cookie } = await makeSession(app.ctx, lead.people.seller)

interface Asked {
  readonly statements: number
  readonly input?: () => object
}

const listing = () => ({ side: 'seller', listingId: lead.listings.seller.id })

const queries: Readonly<Record<string, Asked>> = {
  about: { statements: 1 },
  'auth.viewer': { statements: 1 },
  'auth.keys': { statements: 2 },
  'auth.sessions': { statements: 2 },
  'companies.list': { statements: 2 },
  'companies.search': { statements: 2, input: () => ({ query: 'mill', limit: 2 }) },
  'companies.contact': { statements: 2, input: () => ({ companyId: lead.people.seller.companyId }) },
  'companies.own': { statements: 3 },
  'companies.full': { statements: 5, input: () => ({ companyId: lead.people.seller.companyId }) },
  'companies.me': { statements: 2 },
  'listings.tiles': { statements: 2, input: () => ({ side: 'seller', limit: 2 }) },
  'listings.tilesOf': { statements: 2, input: () => ({ ids: [lead.leadId, listing().listingId] }) },
  'listings.own': { statements: 2, input: () => ({ side: 'seller' }) },
  'listings.get': { statements: 2, input: () => ({ side: 'seller', id: listing().listingId }) },
  'leads.list': { statements: 2, input: listing },
  'leads.summary': { statements: 2, input: () => ({ ...listing(), leadId: lead.leadId }) },
  'leads.listWhole': { statements: 2, input: listing },
  'leads.get': { statements: 2, input: () => ({ leadId: lead.leadId }) },
  'billing.plan': { statements: 3 },
  'webhooks.endpoints': { statements: 2 },
}

/** The statements a procedure sends, in and outside transactions. */
async function statementsOf(name: string): Promise<string[]> {
  const client = app.db.$client
  const { unsafe } = client
  const sent: string[] = []
  client.unsafe = ((text: string, ...rest: never[]) => {
    sent.push(text)
    return unsafe(text, ...rest)
  }) as typeof unsafe
  try {
    const input = queries[name]?.input?.()
    const query = input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : ''
    const answer = await fetch(`${app.url}/trpc/${name}${query}`, { headers: { cookie } })
    expect(answer.status, await answer.text()).toBe(200)
  } finally {
    client.unsafe = unsafe
  }
  return sent
}

test('every query of the router is counted here, but those about one thing that must be made first', () => {
  // At run time the names are whole, whatever the type says.
  const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>
  const all = Object.keys(procedures).filter((name) => procedures[name]?._def.type === 'query')
  const ofOneThing = ['listings.parse', 'media.analysis', 'webhooks.deliveries']
  expect(Object.keys(queries).sort()).toEqual(all.filter((name) => !ofOneThing.includes(name)).sort())
})

test.each(Object.entries(queries))('%s takes $statements statements', async (name, { statements }) => {
  const sent = await statementsOf(name)
  expect(sent, sent.join('\n\n')).toHaveLength(statements)
})

test('and no more when there is more to read', async () => {
  const { seller } = lead.people
  await makePlan(app.db, seller.companyId)
  for (let i = 0; i < 6; i++) {
    const { seller: of } = lead.listings
    await makeLead(app.ctx, { people: { seller }, listings: { seller: of } })
    await publish(as(app.ctx, seller), listingInput('seller', { name: `Flour number ${i}` }))
  }
  for (const [name, { statements }] of Object.entries(queries)) {
    const sent = await statementsOf(name)
    expect(sent, `${name}\n${sent.join('\n\n')}`).toHaveLength(statements)
  }
})
