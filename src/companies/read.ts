import { asc, eq, sql } from 'drizzle-orm'
import { verifiedCompany } from '../auth/read.ts'
import { canList } from '../billing/policy.ts'
import { readPlanRow } from '../billing/read.ts'
import type { RequestCtx, SignedIn } from '../context.ts'
import { jsonObject } from '../db/sql/json.ts'
import { orNotFound, preparedQuery, textView } from '../db/sql/view.ts'
import { companies, employees } from '../db/tables/companies.ts'
import { AppError } from '../shared/errors.ts'
import type { JsonText } from '../shared/json-text.ts'
import { maskEmail } from './policy.ts'
import type { CompanyContact, CompanyEntry, CompanyView, EmployeeView } from './schema.ts'

const contact = {
  id: companies.id,
  name: companies.name,
  website: companies.website,
  email: companies.email,
  phone: companies.phone,
}

/** The companies one can join, by name. Contact data is a company's to reveal, so that emails are masked. */
export async function listCompanies({ db, viewer }: RequestCtx): Promise<CompanyEntry[]> {
  const rows = await db
    .select({ id: companies.id, name: companies.name, email: companies.email })
    .from(companies)
    .where(eq(companies.isIndividual, false))
    .orderBy(asc(companies.name), asc(companies.id))
  return rows.map((row) => (row.id === viewer?.companyId ? row : { ...row, email: maskEmail(row.email) }))
}

/**
 * Whole for a company's own people and for whom its code was just verified, masked for others who are logged in.
 * @throws COMPANY_NOT_VERIFIED for anybody else (design 6)
 */
export async function readCompanyContact(
  ctx: RequestCtx,
  { companyId }: { companyId: string },
): Promise<CompanyContact> {
  const [row] = await ctx.db
    .select({ ...contact, isIndividual: companies.isIndividual })
    .from(companies)
    .where(eq(companies.id, companyId))
  const own = ctx.viewer?.companyId === companyId
  if (!row || (row.isIndividual && !own)) throw new AppError('NOT_FOUND')
  const { isIndividual: _, ...whole } = row
  if (own || (await verifiedCompany(ctx))?.companyId === companyId) return whole
  if (!ctx.viewer) throw new AppError('COMPANY_NOT_VERIFIED')
  return { ...whole, email: maskEmail(whole.email), website: '', phone: '' }
}

/** One's own company. */
export async function readCompany({ db, viewer, now }: SignedIn): Promise<CompanyView> {
  const [[row], plan] = await Promise.all([
    ownCompany(db).execute({ id: viewer.companyId }),
    readPlanRow(db, viewer.companyId),
  ])
  if (!row) throw new AppError('NOT_FOUND')
  return { ...row, canListOfferings: canList(plan, now()) }
}

const ownCompany = preparedQuery((db) =>
  db
    .select({ ...contact, description: companies.description, isIndividual: companies.isIndividual })
    .from(companies)
    .where(eq(companies.id, sql.placeholder('id')))
    .prepare('own_company'),
)

/** Oneself. */
export async function readEmployee({ db, viewer }: SignedIn): Promise<JsonText<EmployeeView>> {
  return orNotFound(await oneself(db)({ id: viewer.employeeId }))
}

const oneself = textView<EmployeeView>((db) =>
  db
    .select({
      view: jsonObject({
        id: employees.id,
        companyId: employees.companyId,
        role: employees.role,
        firstName: employees.firstName,
        lastName: employees.lastName,
        email: employees.email,
        companyDescription: companies.description,
      }),
    })
    .from(employees)
    .innerJoin(companies, eq(companies.id, employees.companyId))
    .where(eq(employees.id, sql.placeholder('id'))),
)
