import { eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { seed } from '../../scripts/demo/seed.ts'
import { negotiationView } from '../../src/db/sql/leads/negotiations.ts'
import { latestProposal, proposalView } from '../../src/db/sql/leads/proposals.ts'
import { agreements, proposals } from '../../src/db/tables/agreements.ts'
import { leads } from '../../src/db/tables/leads.ts'
import { listings } from '../../src/db/tables/listings.ts'
import { negotiationStates } from '../../src/shared/proposals/mandates.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

const app = await forFile(startApp({ worker: true, singleProcess: true }))

test('the demo market has negotiations in every state, none of them in the future', async () => {
  await seed(app)
  const latest = await app.db
    .select({ view: latestProposal, negotiation: negotiationView })
    .from(leads)
    .innerJoin(listings, eq(listings.id, leads.sellerListingId))
  const statuses = latest.map(({ view }) => (view?.status === 'open' ? `open, ${view.side}` : view?.status))
  for (const status of ['open, seller', 'open, buyer', 'withdrawn', 'declined', 'expired', 'accepted'])
    expect(statuses).toContain(status)
  const states = latest.map(({ negotiation }) => negotiation?.state)
  expect(states).toEqual(expect.arrayContaining([...negotiationStates]))

  const all = await app.db
    .select({ view: proposalView, made: proposals.createdAt })
    .from(proposals)
    .innerJoin(leads, eq(leads.id, proposals.leadId))
  expect(all.map(({ view }) => view.status)).toContain('superseded')
  for (const { made } of all) expect(made.getTime()).toBeLessThan(Date.now() - 3_600_000)
  const cancellations = (await app.db.select().from(agreements)).map(
    ({ sellerCancelAt, buyerCancelAt, cancelledAt }) =>
      cancelledAt ? 'cancelled' : sellerCancelAt || buyerCancelAt ? 'asked' : 'in force',
  )
  expect(new Set(cancellations)).toEqual(new Set(['in force', 'asked', 'cancelled']))
  expect(await app.db.$count(listings, isNotNull(listings.filledAt))).toBe(1)
}, 240_000)
