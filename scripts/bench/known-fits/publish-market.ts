import type { Ctx } from '../../../src/context.ts'
import { publish } from '../../../src/listings/publish.ts'
import { makeCompany } from '../../../tests/make/companies.ts'
import { listingInput } from '../../../tests/make/listings.ts'
import { as, makeIndividual, type Person } from '../../../tests/make/people.ts'
import { makePlan } from '../../../tests/make/plans.ts'
import type { MarketListing } from './make-market.ts'

export interface Published {
  readonly id: string
  readonly companyId: string
}

/** Individuals and companies by turns, each on the free plan with one listing. */
export async function makePeople(ctx: Ctx, count: number): Promise<Person[]> {
  const people: Person[] = []
  for (let i = 0; i < count; i++) {
    const person =
      i % 2 === 0
        ? await makeIndividual(ctx.db)
        : (await makeCompany(ctx.db, { name: `Company ${i}`, description: '' })).manager
    await makePlan(ctx.db, person.companyId)
    people.push(person)
  }
  return people
}

type Content = Pick<MarketListing, 'side' | 'name' | 'description' | 'points'>

/** Publishes without mails, so that matching alone is measured. */
export async function publishListing(
  ctx: Ctx,
  person: Person,
  { side, name, description, points }: Content,
): Promise<Published> {
  const revealed = points.map((text) => ({ text, reveal: true }))
  const input = listingInput(side, { name, description, points: revealed, notifyOnMatch: false })
  const { id } = await publish(as(ctx, person), input)
  return { id, companyId: person.companyId }
}
