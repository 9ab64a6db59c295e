import { sql } from 'drizzle-orm'
import type { SignedIn } from '../../src/context.ts'
import { plans } from '../../src/db/tables/billing.ts'
import { publish } from '../../src/listings/publish.ts'
import type { ListingInput } from '../../src/listings/schema.ts'
import type { Parley } from '../../src/main.ts'
import { addDays } from '../../src/shared/dates.ts'
import type { Side } from '../../src/shared/sides.ts'
import { makeCompany } from '../../tests/make/companies.ts'
import { as, makeIndividual, type Person } from '../../tests/make/people.ts'
import { market } from './market.ts'
import type { DemoListing, DemoParty } from './party.ts'
import { storiesFor } from './stories/stories.ts'
import type { Story } from './stories/story.ts'
import { type Running, tellStories } from './tell-stories.ts'

/** What a database is filled with. */
interface Demo {
  readonly parties: readonly DemoParty[]
  readonly stories: readonly Story[]
}

/** Fills an empty database: people, plans and listings, which are then matched, and conversations in some leads. */
export async function seed(
  parley: Running,
  { parties, stories }: Demo = { parties: market, stories: storiesFor(parley.ctx.now()) },
): Promise<void> {
  const people = new Map<string, SignedIn>()
  for (const party of parties) {
    const signedIn = await createParty(parley, party)
    people.set(signedIn.viewer.companyId, signedIn)
    for (const offer of party.offers) await publish(signedIn, inputOf('seller', offer, party))
    for (const seek of party.seeks) await publish(signedIn, inputOf('buyer', seek, party))
  }
  await untilIdle(parley)
  await tellStories(parley, people, stories, () => untilIdle(parley))
}

async function createParty({ ctx }: Running, party: DemoParty): Promise<SignedIn> {
  const person = await makePerson(ctx, party)
  if (party.plan) await subscribe(ctx, person.companyId, party.plan)
  return as(ctx, person)
}

async function makePerson({ db }: Parley['ctx'], party: DemoParty): Promise<Person> {
  const { first: firstName, last: lastName, email, about: description, website = '', phone = '' } = party
  if (!party.company) return await makeIndividual(db, { firstName, lastName, email, description })
  const { manager } = await makeCompany(
    db,
    { name: party.company, description, website, phone, email },
    { firstName, lastName, email },
  )
  return manager
}

async function subscribe(
  { db, now }: Parley['ctx'],
  companyId: string,
  planType: NonNullable<DemoParty['plan']>,
): Promise<void> {
  const columns = {
    free: {},
    one_time: { status: 'active', oneTimeExpiresAt: addDays(now(), 290) },
    subscription: { status: 'trialing', trialEndsAt: addDays(now(), 120), periodEndsAt: addDays(now(), 120) },
  }[planType]
  await db.insert(plans).values({ companyId, planType, ...columns })
}

function inputOf(side: Side, listing: DemoListing, party: DemoParty): Parameters<typeof publish>[1] {
  const input: Required<Omit<ListingInput, 'contact' | 'id' | 'draft'>> = {
    side,
    name: listing.name,
    description: listing.description,
    points: listing.points.map((point) => ({
      text: point.replace(/^~/, ''),
      reveal: !point.startsWith('~'),
    })),
    matchingInstructions: listing.instructions ?? '',
    files: [],
    notifyOnMatch: true,
  }
  const fields = party.company ? (['website', 'email', 'phone'] as const) : (['email'] as const)
  return {
    ...input,
    points: input.points.map((point) => ({ text: point.text, reveal: point.reveal ?? true })),
    contact: { reveal: true, fields: [...fields], additionalMethod: '' },
  }
}

/** Waits until no job is queued or running. */
async function untilIdle({ ctx }: Running): Promise<void> {
  for (;;) {
    const [row] = await ctx.db.execute<{ jobs: number }>(
      sql`select count(*)::int as jobs from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()`,
    )
    if (!row?.jobs) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}
