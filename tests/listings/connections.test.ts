import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { attempts } from '../../src/db/tables/auth.ts'
import { indexedListings } from '../../src/db/tables/matching.ts'
import { fillRequest } from '../../src/listings/fill.ts'
import { reindexListings } from '../../src/listings/indexing/reindex.ts'
import { pauseListing } from '../../src/listings/lifecycle/pause.ts'
import { reopenRequest } from '../../src/listings/lifecycle/reopen.ts'
import { publish } from '../../src/listings/publish.ts'
import { revise } from '../../src/listings/revise.ts'
import { readTiles } from '../../src/listings/tiles/read-tiles.ts'
import { inTurn } from '../../src/shared/in-turn.ts'
import { makeCompany } from '../make/companies.ts'
import { jobRun, makeLead } from '../make/leads.ts'
import { listingInput } from '../make/listings.ts'
import { as } from '../make/people.ts'
import { makeAgreement } from '../make/proposals.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

const connections = 4
const app = await forFile(startApp({ env: { DATABASE_POOL: String(connections) } }))
const { ctx, db } = app

const input = (name: string) => listingInput('buyer', { name })
async function publisher() {
  const who = as(ctx, (await makeCompany(db)).manager)
  const { id } = await publish(who, input('Rye flour'))
  return { who, id }
}

/** What each of several companies does at the same time, after `prepare`. */
const verbs = {
  publish: { prepare: publisher, run: ({ who }) => publish(who, input('Wheat flour')) },
  revise: { prepare: publisher, run: ({ who, id }) => revise(who, { ...input('Spelt flour'), id }) },
  resume: {
    prepare: async () => {
      const { who, id } = await publisher()
      await pauseListing(who, { side: 'buyer', id, paused: true })
      return { who, id }
    },
    run: ({ who, id }) => pauseListing(who, { side: 'buyer', id, paused: false }),
  },
  reopen: {
    prepare: async () => {
      const lead = await makeLead(ctx)
      await makeAgreement(ctx, lead)
      const [who, id] = [as(ctx, lead.people.buyer), lead.listings.buyer.id]
      await fillRequest(who, { id })
      return { who, id }
    },
    run: ({ who, id }) => reopenRequest(who, { id }),
  },
} satisfies Record<
  string,
  {
    prepare: typeof publisher
    run: (listing: Awaited<ReturnType<typeof publisher>>) => Promise<unknown>
  }
>

/** Runs work while another listing's terms are being read; afterwards `waiting` goes on. */
async function whileTermsAreRead(waiting: () => readonly Promise<unknown>[], work: () => Promise<unknown>) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const reading = inTurn('terms', () => promise)
  const started = waiting()
  try {
    // Enough round trips for every call to come as far as it can.
    for (let n = 0; n < 20; n++) await work()
  } finally {
    resolve()
    await reading
    await Promise.all(started)
  }
}

test.each(Object.entries(verbs))('%s waits for its turn without a connection', async (_, verb) => {
  const listings = await Promise.all(Array.from({ length: 2 * connections }, verb.prepare))
  const reader = as(ctx, (await makeCompany(db)).manager)
  await whileTermsAreRead(
    () => listings.map((listing) => verb.run(listing)),
    () => readTiles(reader, { side: 'buyer', limit: 50 }),
  )
})

test('the job that reindexes listings keeps no row locked while it waits', async () => {
  const { who, id } = await publisher()
  await db.update(indexedListings).set({ termsVersion: 0 })
  await whileTermsAreRead(
    () => [reindexListings(ctx, jobRun())],
    async () => {
      await pauseListing(who, { side: 'buyer', id, paused: true })
    },
  )
  expect(await db.$count(indexedListings, sql`terms_version = 0`)).toBe(0)
})

test('a company may change its listings 2,000 times a day', async () => {
  const { who, id } = await publisher()
  const change = { what: 'listing-change', address: '', subject: who.viewer.companyId } as const
  await db.insert(attempts).values(Array.from({ length: 1_999 }, () => change))
  await revise(who, { ...input('Last'), id })
  const message = 'Your company has changed many listings today. Please try again later.'
  await expect(revise(who, { ...input('Never'), id })).rejects.toMatchObject({ code: 'TOO_MANY', message })
  await pauseListing(who, { side: 'buyer', id, paused: true })
  const resumed = pauseListing(who, { side: 'buyer', id, paused: false })
  await expect(resumed).rejects.toMatchObject({ code: 'TOO_MANY', message })
})
