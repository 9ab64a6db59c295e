import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, desc, eq, sql } from 'drizzle-orm'
import { createApiKey } from '../../src/auth/credentials/create-api-key.ts'
import {
  addressProofs,
  apiKeys,
  attempts,
  companyVerifications,
  loginCodes,
} from '../../src/db/tables/auth.ts'
import { companies, employees } from '../../src/db/tables/companies.ts'
import { leads } from '../../src/db/tables/leads.ts'
import { listings } from '../../src/db/tables/listings.ts'
import { webhookEndpoints } from '../../src/db/tables/webhooks.ts'
import { terminate } from '../../src/leads/terminate.ts'
import { attachFiles } from '../../src/listings/attach-files.ts'
import type { Parley } from '../../src/main.ts'
import { type Side, sides } from '../../src/shared/sides.ts'
import { makeBoard } from '../../tests/make/boards.ts'
import { makeCompany } from '../../tests/make/companies.ts'
import { pdfFile, uploadFile } from '../../tests/make/files.ts'
import { makeComparison, makeListing } from '../../tests/make/listings.ts'
import { makeNegotiations } from '../../tests/make/negotiations.ts'
import { as, makeEmployee, makeIndividual, type Person } from '../../tests/make/people.ts'
import { makePlan, type PlanState, planStates } from '../../tests/make/plans.ts'
import { makeEndpoint } from '../../tests/make/webhooks.ts'
import type { World } from '../../tests/web/quality/world.ts'
import { seed } from '../demo/seed.ts'

/** People of the demo market, by which later runs find it. */
const emails = {
  manager: 'greta@muehlbach.example',
  contributor: 'emil@muehlbach.example',
  individual: 'martin@egger-hof.example',
  newcomer: 'nora@blum.example',
  subscriber: 'pia@abo.example',
} as const

const unmatchedName = 'Tasting room for guests'

/** The demo market, with everything that the screenshots show. It is created by the first run. */
export async function makeScreenshotWorld(parley: Parley): Promise<World> {
  const { db } = parley.ctx
  if (!(await personOf(parley, emails.subscriber))) await fillMarket(parley)
  // Removes what taking screenshots leaves behind: codes (which are rate-limited), keys and webhooks.
  await Promise.all([
    db.delete(loginCodes),
    db.delete(companyVerifications),
    db.delete(addressProofs),
    db.delete(attempts),
    db.delete(apiKeys).where(eq(apiKeys.name, 'Nightly export')),
    db.delete(webhookEndpoints).where(eq(webhookEndpoints.url, 'https://example.org/parley')),
  ])
  const person = async (email: string) => {
    const found = await personOf(parley, email)
    if (!found) throw new Error(`${email} is missing: delete .data/pictures and run again.`)
    return found
  }
  const people = {
    manager: await person(emails.manager),
    contributor: await person(emails.contributor),
    individual: await person(emails.individual),
    newcomer: await person(emails.newcomer),
    subscriber: await person(emails.subscriber),
  }
  const { companyId } = people.manager
  const [selling, buying, ended] = [
    await bestLead(parley, companyId, 'seller'),
    await bestLead(parley, companyId, 'buyer'),
    await bestLead(parley, companyId, 'seller', true),
  ]
  // So that the pictures show the mark.
  await db.update(companies).set({ isVerified: false }).where(eq(companies.id, selling.buyerCompanyId))
  const sellerPath = (lead: typeof selling) =>
    `/product_lead?seller_company_id=${companyId}&product_id=${lead.sellerListingId}&lead=${lead.id}`
  return {
    people,
    leads: {
      seller: sellerPath(selling),
      buyer: `/procurement_lead?buyer_company_id=${companyId}&procurement_id=${buying.buyerListingId}&lead=${buying.id}`,
      ended: sellerPath(ended),
      empty: await emptyPath(parley, companyId),
    },
    agreements: await agreementPaths(parley, people.manager),
    negotiations: await makeNegotiations(parley.ctx, people.manager),
  }
}

/** The lead page of a request without matches. */
async function emptyPath({ ctx: { db } }: Parley, companyId: string): Promise<string> {
  const ofCompany = and(eq(listings.companyId, companyId), eq(listings.name, unmatchedName))
  const [request] = await db.select({ id: listings.id }).from(listings).where(ofCompany)
  if (!request) throw new Error(`${unmatchedName} is missing: delete .data/pictures and run again.`)
  return `/procurement_lead?buyer_company_id=${companyId}&procurement_id=${request.id}`
}

/** A new board at each run: its proposals end within days. */
async function agreementPaths({ ctx }: Parley, manager: Person): Promise<World['agreements']> {
  const { path, agreement } = await makeBoard(ctx, manager)
  return { board: path, agreement }
}

async function fillMarket(parley: Parley): Promise<void> {
  const { ctx } = parley
  await seed(parley)
  const manager = await personOf(parley, emails.manager)
  if (!manager) throw new Error('The demo market has no manager')
  await makeEmployee(ctx.db, manager.companyId, {
    role: 'company individual contributor',
    firstName: 'Emil',
    lastName: 'Brandt',
    email: emails.contributor,
  })
  await makeIndividual(ctx.db, { firstName: 'Nora', lastName: 'Blum', email: emails.newcomer })
  const unmatched = await makeListing(ctx.db, manager, 'buyer', {
    name: unmatchedName,
    points: [{ text: 'Wheelchair access' }, { text: 'Open on Sundays' }],
  })
  await makeComparison(ctx.db, unmatched, { compared: 29, near: 3, unanswered: [0] })
  await makeEndpoint(ctx.db, manager, 'https://muehlbach.example/hooks/parley')
  await createApiKey(as(ctx, manager), { name: 'Stock list', scope: 'write', expiresInDays: 90 })
  if (!(await findLead(parley, manager.companyId, 'seller', true))) {
    const { id } = await bestLead(parley, manager.companyId, 'seller')
    await terminate(as(ctx, manager), { side: 'seller', leadId: id })
  }
  for (const side of sides) await attachMedia(parley, await bestLead(parley, manager.companyId, side))
  await makeCompany(
    ctx.db,
    { name: 'Abo & Söhne', email: 'info@abo.example', website: '', isVerified: false },
    { firstName: 'Pia', lastName: 'Abel', email: emails.subscriber },
  )
}

/** Attaches an image and a PDF to both listings of a lead. */
async function attachMedia({ ctx, url }: Parley, lead: typeof leads.$inferSelect): Promise<void> {
  const picture = await readFile(join(import.meta.dirname, '../../web/pictures/main.png'))
  for (const [companyId, listingId] of [
    [lead.sellerCompanyId, lead.sellerListingId],
    [lead.buyerCompanyId, lead.buyerListingId],
  ] as const) {
    const [employee] = await ctx.db
      .select()
      .from(employees)
      .where(eq(employees.companyId, companyId))
      .limit(1)
    if (!employee) continue
    const owner = as(ctx, { ...employee, employeeId: employee.id, isIndividual: false })
    const urls = await Promise.all([
      uploadFile(url ?? '', owner, { filename: 'harvest.png', bytes: Uint8Array.from(picture) }),
      uploadFile(url ?? '', owner, {
        filename: 'Certificate.pdf',
        contentType: 'application/pdf',
        bytes: pdfFile('Certified organic'),
      }),
    ])
    await ctx.db.transaction((tx) =>
      attachFiles(
        owner,
        tx,
        listingId,
        urls.map((url) => ({ url })),
      ),
    )
  }
}

async function personOf({ ctx: { db } }: Parley, email: string): Promise<Person | null> {
  const [row] = await db
    .select()
    .from(employees)
    .innerJoin(companies, eq(companies.id, employees.companyId))
    .where(eq(employees.email, email))
  return row
    ? { ...row.employees, employeeId: row.employees.id, isIndividual: row.companies.isIndividual }
    : null
}

/** The company's lead with the highest score. `ended` selects a terminated one. */
async function bestLead(...args: Parameters<typeof findLead>) {
  const lead = await findLead(...args)
  if (!lead) throw new Error('The demo market has no such lead')
  return lead
}

async function findLead({ ctx: { db } }: Parley, companyId: string, side: Side, ended = false) {
  const own = side === 'seller' ? leads.sellerCompanyId : leads.buyerCompanyId
  const isEnded = sql<boolean>`coalesce(${leads.terminatedBySellerAt}, ${leads.terminatedByBuyerAt}) is not null`
  const [lead] = await db
    .select()
    .from(leads)
    .where(and(eq(own, companyId), eq(leads.state, 'open'), eq(isEnded, ended)))
    .orderBy(desc(leads.score), desc(leads.lastActivityAt))
    .limit(1)
  return lead
}

/** Makes a person for each state of a plan. */
export async function makePlanOwners({ ctx }: Parley): Promise<[state: PlanState, owner: Person][]> {
  const states = Object.entries(planStates(ctx.now())) as [
    PlanState,
    ReturnType<typeof planStates>[PlanState],
  ][]
  const owners: [PlanState, Person][] = []
  for (const [state, plan] of states) {
    const owner = await makeIndividual(ctx.db, { firstName: 'Paula', lastName: 'Plan' })
    await makePlan(ctx.db, owner.companyId, { customerId: `cus_${owner.companyId}`, ...plan })
    owners.push([state, owner])
  }
  return owners
}
