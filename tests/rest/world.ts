import { createApiKey } from '../../src/auth/credentials/create-api-key.ts'
import { judgementsOf, latestRound, questionsOf } from '../../src/leads/rounds/rounds.ts'
import type { Side } from '../../src/shared/sides.ts'
import { makeCompany } from '../make/companies.ts'
import { makeLead } from '../make/leads.ts'
import { as, freshEmail, makeEmployee, makeSession, type Person } from '../make/people.ts'
import { makePlan } from '../make/plans.ts'
import type { TestApp } from '../setup/app.ts'

/** Callers, by their relation to a listing and its lead. */
export const people = ['stranger', 'counterparty', 'colleague', 'owner', 'manager'] as const
export type Who = (typeof people)[number]

export const credentials = ['session', 'read key', 'write key'] as const
export type Credential = (typeof credentials)[number]

export interface World {
  readonly side: Side
  readonly leadId: string
  readonly people: Readonly<Record<Who, Person>>
  /** The owner's listing. */
  readonly listingId: string
  /** The lead's first question to the seller and the buyer's first requirement. */
  readonly question: string
  readonly requirement: string
}

/** A lead whose `side` belongs to a contributor, with a colleague and a manager, a counterparty and a stranger. */
export async function makeWorld(app: TestApp, side: Side): Promise<World> {
  const { company, manager } = await makeCompany(app.db, { name: 'Mill & Sons', email: freshEmail() })
  const contributor = () => makeEmployee(app.db, company.id, { role: 'company individual contributor' })
  const [owner, colleague] = [await contributor(), await contributor()]
  const counterparty = (await makeCompany(app.db, { name: 'Daily Bread' })).manager
  const stranger = (await makeCompany(app.db, { name: 'Elsewhere' })).manager
  for (const { companyId, email } of [manager, counterparty, stranger]) {
    const customer = await app.ctx.payments?.createCustomer({ companyId, name: 'A company', email })
    await makePlan(app.db, companyId, { planType: 'free', customerId: customer?.customerId ?? null })
  }
  const { leadId, listings } = await makeLead(app.ctx, {
    people:
      side === 'seller' ? { seller: owner, buyer: counterparty } : { seller: counterparty, buyer: owner },
    seller: { points: [{ text: 'Certified organic' }] },
  })
  const round = await latestRound(app.db, leadId)
  const [question] = await questionsOf(app.db, round.id)
  const [judgement] = await judgementsOf(app.db, round.id)
  return {
    side,
    leadId,
    people: { stranger, counterparty, colleague, owner, manager },
    listingId: listings[side].id,
    question: question!.question,
    requirement: judgement!.requirement,
  }
}

/** The headers that authenticate a person. */
export async function enter(
  app: TestApp,
  person: Person,
  credential: Credential,
): Promise<Record<string, string>> {
  if (credential === 'session') return { cookie: (await makeSession(app.ctx, person)).cookie }
  const scope = credential === 'read key' ? 'read' : 'write'
  const { key } = await createApiKey(as(app.ctx, person), { name: 'Test', scope, expiresInDays: null })
  return { authorization: `Bearer ${key}` }
}

/** A new IP address for each client, so that clients don't share rate limits. The app trusts the header. */
let clients = 0
export const freshAddress = (): string => `10.9.${(++clients >> 8) & 255}.${clients & 255}`
