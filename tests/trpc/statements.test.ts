import { expect, test } from 'vitest'
import { publish } from '../../src/listings/publish.ts'
import { appRouter } from '../../src/trpc/router.ts'
import { makeLead } from '../make/leads.ts'
import { listingInput } from '../make/listings.ts'
import { as, makeSession } from '../make/people.ts'
import { makePlan } from '../make/plans.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { queriesOf } from './queries.ts'

/** The number of SQL statements of a query must not grow with the number of rows (N+1 queries). */

const app = await forFile(startApp({ singleProcess: true }))
const lead = await makeLead(app.ctx)
const { seller } = lead.people
const listing = lead.listings.seller
const { cookie } = await makeSession(app.ctx, seller)

const inputs = queriesOf(lead)

/** These read one row by an id that another call returns. */
const singleRow = [
  'listings.parse',
  'leads.messageFile',
  'media.analysis',
  'webhooks.deliveries',
  'agreements.get',
  'agreements.document',
  'mandates.get',
]

/** The statements that a query sends. */
async function statementsOf(name: string): Promise<string[]> {
  const client = app.db.$client
  const { unsafe } = client
  const statements: string[] = []
  client.unsafe = ((text: string, ...rest: never[]) => {
    statements.push(text)
    return unsafe(text, ...rest)
  }) as typeof unsafe
  try {
    const input = inputs[name]
    const query = input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : ''
    const response = await fetch(`${app.url}/trpc/${name}${query}`, { headers: { cookie } })
    expect(response.status, await response.text()).toBe(200)
  } finally {
    client.unsafe = unsafe
  }
  return statements
}

test('covers every query of the router, except those that read a single row', () => {
  // The type describes nested routers; at run time the procedures have full names.
  const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>
  const queries = Object.keys(procedures).filter((name) => procedures[name]?._def.type === 'query')
  expect([...Object.keys(inputs), ...singleRow].sort()).toEqual(queries.sort())
})

test('no query needs more statements with more rows', async () => {
  const names = Object.keys(inputs)
  const before = new Map<string, number>()
  for (const name of names) before.set(name, (await statementsOf(name)).length)
  // At least the session is read.
  expect(Math.min(...before.values())).toBeGreaterThan(0)

  await makePlan(app.db, seller.companyId)
  for (let i = 0; i < 6; i++) {
    await makeLead(app.ctx, { people: { seller }, listings: { seller: listing } })
    await publish(as(app.ctx, seller), listingInput('seller', { name: `Flour number ${i}` }))
  }
  for (const name of names) {
    const statements = await statementsOf(name)
    expect(statements.length, `${name}\n${statements.join('\n\n')}`).toBeLessThanOrEqual(before.get(name)!)
  }
})
