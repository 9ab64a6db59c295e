import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buyFlour } from '../../scripts/examples/integrator.ts'
import { publish } from '../../src/listings/publish.ts'
import { makeCompany } from '../make/companies.ts'
import { listingInput } from '../make/listings.ts'
import { as, freshEmail } from '../make/people.ts'
import { makePlan } from '../make/plans.ts'
import { startApp } from '../setup/app.ts'

test('the example registers, publishes a request, replies to its match and proposes terms', async () => {
  await using app = await startApp({ worker: true })
  const { manager } = await makeCompany(app.db, { name: 'Mill & Sons' })
  await makePlan(app.db, manager.companyId)
  await publish(as(app.ctx, manager), listingInput('seller'))

  const lines: string[] = []
  const { conversation } = await buyFlour(app.url, freshEmail('grace'), (line) => lines.push(line))
  expect(conversation.seller_company_name).toBe('Mill & Sons')
  expect(conversation.latest_round.round_number).toBe(2)
  expect(conversation.latest_round.round_text.map(({ role }) => role)).toEqual(['seller:ai', 'buyer:ai'])
  expect(lines[1]).toBe('Matched with Mill & Sons.')
  expect(lines.at(-1)).toBe('Made proposal 1.')
}, 60_000)

test('the example imports only the socket.io client', () => {
  const text = readFileSync(new URL('../../scripts/examples/integrator.ts', import.meta.url), 'utf8')
  expect([...text.matchAll(/from '([^']+)'/g)].map(([, from]) => from)).toEqual(['socket.io-client'])
})
