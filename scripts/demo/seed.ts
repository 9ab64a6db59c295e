import { asc, eq, sql } from 'drizzle-orm'
import type { SignedIn } from '../../src/context.ts'
import { plans } from '../../src/db/tables/billing.ts'
import { companies } from '../../src/db/tables/companies.ts'
import { leads, questions, rounds } from '../../src/db/tables/leads.ts'
import { listings } from '../../src/db/tables/listings.ts'
import { submitSellerRound } from '../../src/leads/rounds/submit-round.ts'
import { sendMessage } from '../../src/leads/send-message.ts'
import { terminate } from '../../src/leads/terminate.ts'
import { publish } from '../../src/listings/publish.ts'
import type { ListingInput } from '../../src/listings/schema.ts'
import type { Parley } from '../../src/main.ts'
import { addDays } from '../../src/shared/dates.ts'
import type { Side } from '../../src/shared/sides.ts'
import { makeCompany } from '../../tests/make/companies.ts'
import { as, makeIndividual, type Person } from '../../tests/make/people.ts'
import { market } from './market.ts'
import { negotiations } from './negotiate.ts'
import type { DemoListing, DemoParty } from './party.ts'

/** Fills an empty database: people, plans and listings, which are then matched, and messages in some leads. */
export async function seed(parley: Parley): Promise<void> {
  const people = new Map<string, SignedIn>()
  for (const party of market) {
    const signedIn = await createParty(parley, party)
    people.set(signedIn.viewer.companyId, signedIn)
    for (const offer of party.offers) await publish(signedIn, inputOf('seller', offer, party))
    for (const seek of party.seeks) await publish(signedIn, inputOf('buyer', seek, party))
  }
  await untilIdle(parley)
  await continueLeads(parley, people)
}

async function createParty({ ctx }: Parley, party: DemoParty): Promise<SignedIn> {
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
  const input: Required<Omit<ListingInput, 'contact'>> = {
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

const messages: Record<Side, string> = {
  buyer:
    'Hello! This looks close to what we need. When could you start, and what would a first order look like?',
  seller:
    'Thank you for your interest. We could start within two weeks and would gladly send a sample first.',
}

/** Continues some leads: a message, a reply, answered questions, a termination, a negotiation in every state. */
async function continueLeads(parley: Parley, people: Map<string, SignedIn>): Promise<void> {
  const { db } = parley.ctx
  const rows = await db
    .select({ id: leads.id, seller: leads.sellerCompanyId, buyer: leads.buyerCompanyId })
    .from(leads)
    .innerJoin(listings, eq(listings.id, leads.buyerListingId))
    .innerJoin(companies, eq(companies.id, leads.sellerCompanyId))
    .where(eq(leads.state, 'open'))
    .orderBy(asc(listings.name), asc(companies.name))
  let negotiated = 0
  for (const [i, lead] of rows.entries()) {
    const [seller, buyer] = [people.get(lead.seller), people.get(lead.buyer)]
    if (!seller || !buyer) continue
    const scene = i % 5
    if (scene <= 2) await sendMessage(buyer, { side: 'buyer', leadId: lead.id, text: messages.buyer })
    await untilIdle(parley)
    if (scene <= 1) await sendMessage(seller, { side: 'seller', leadId: lead.id, text: messages.seller })
    await untilIdle(parley)
    if (scene === 0) await answerQuestions(parley, seller, lead.id)
    if (scene === 1 || scene === 2)
      await negotiations[negotiated++ % negotiations.length]?.({ leadId: lead.id, people: { seller, buyer } })
    if (scene === 4 && i % 2 === 0) await terminate(buyer, { side: 'buyer', leadId: lead.id })
  }
  await untilIdle(parley)
}

async function answerQuestions({ ctx: { db } }: Parley, seller: SignedIn, leadId: string): Promise<void> {
  const rows = await db
    .select({ question: questions.question })
    .from(questions)
    .innerJoin(rounds, eq(rounds.id, questions.roundId))
    .where(eq(rounds.leadId, leadId))
    .orderBy(asc(questions.position))
  const answers = rows
    .slice(0, 1)
    .map(({ question }) => ({ question, answer: 'Yes, that is possible with us.' }))
  await submitSellerRound(seller, {
    leadId,
    answers,
    freeForm: 'We would be glad to work together for a longer time.',
  })
}

/** Waits until no job is queued or running. */
async function untilIdle({ ctx }: Parley): Promise<void> {
  for (;;) {
    const [row] = await ctx.db.execute<{ jobs: number }>(
      sql`select count(*)::int as jobs from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()`,
    )
    if (!row?.jobs) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}
