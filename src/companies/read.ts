import { and, asc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { findVerifiedCompany } from '../auth/read.ts'
import { canListOfferings } from '../billing/policy.ts'
import { readPlanRow } from '../billing/read.ts'
import type { RequestCtx, SignedIn } from '../context.ts'
import { cursorOf } from '../db/sql/cursor.ts'
import { jsonObject } from '../db/sql/json.ts'
import { isVerified } from '../db/sql/prove-company.ts'
import { orNotFound, preparedQuery, textView } from '../db/sql/view.ts'
import { addressProofs } from '../db/tables/auth.ts'
import { companies, employees } from '../db/tables/companies.ts'
import { AppError } from '../shared/errors.ts'
import type { JsonText } from '../shared/http/json-text.ts'
import { maskEmail } from './policy.ts'
import type {
  CompanyContact,
  CompanyEntry,
  CompanyView,
  EmployeeView,
  listCompaniesSchema,
} from './schema.ts'

const contact = {
  id: companies.id,
  name: companies.name,
  website: companies.website,
  email: companies.email,
  phone: companies.phone,
}

const listPageSize = 500

/** A page of the companies that can be joined, by name. Emails are masked except the viewer's own company's. */
export async function listCompanies(
  { db, viewer }: RequestCtx,
  { cursor }: z.output<typeof listCompaniesSchema>,
): Promise<{ companies: CompanyEntry[]; next: string | null }> {
  const { id, name, email, foldedName, isIndividual, isListed, isVerified } = companies
  const after = cursor && sql`(${foldedName}, ${id}) > (${cursor[0]}, ${cursor[1]}::uuid)`
  const rows = await db
    .select({ id, name, email, isVerified, cursor: cursorOf(foldedName, id) })
    .from(companies)
    .where(and(eq(isIndividual, false), eq(isListed, true), after ?? undefined))
    .orderBy(asc(foldedName), asc(id))
    .limit(listPageSize)
  return {
    companies: rows.map((row) => ({
      id: row.id,
      name: row.name,
      isVerified: row.isVerified,
      email: row.id === viewer?.companyId ? row.email : maskEmail(row.email),
    })),
    next: (rows.length === listPageSize && rows.at(-1)?.cursor) || null,
  }
}

/**
 * A company's contact data: complete for its employees and in a browser that has just verified the company's code,
 * masked for other logged-in viewers.
 * @throws AppError NOT_FOUND, COMPANY_NOT_VERIFIED for anonymous callers
 */
export async function readCompanyContact(
  ctx: RequestCtx,
  { companyId }: { companyId: string },
): Promise<CompanyContact> {
  const [row] = await ctx.db
    .select({ ...contact, isIndividual: companies.isIndividual, isListed: companies.isListed })
    .from(companies)
    .where(eq(companies.id, companyId))
  const own = ctx.viewer?.companyId === companyId
  if (!row || ((row.isIndividual || !row.isListed) && !own)) throw new AppError('NOT_FOUND')
  const { isIndividual: _, isListed: __, ...full } = row
  if (own || (await findVerifiedCompany(ctx))?.companyId === companyId) return full
  if (!ctx.viewer) throw new AppError('COMPANY_NOT_VERIFIED')
  return { ...full, email: maskEmail(full.email), website: '', phone: '' }
}

/** The viewer's own company. */
export async function readCompany({ db, viewer, now }: SignedIn): Promise<CompanyView> {
  const [[row], plan] = await Promise.all([
    ownCompany(db).execute({ id: viewer.companyId }),
    readPlanRow(db, viewer.companyId),
  ])
  if (!row) throw new AppError('NOT_FOUND')
  return { ...row, canListOfferings: canListOfferings(plan, now()) }
}

const ownCompany = preparedQuery((db) =>
  db
    .select({
      ...contact,
      description: companies.description,
      isIndividual: companies.isIndividual,
      isVerified: isVerified(companies),
    })
    .from(companies)
    .where(eq(companies.id, sql.placeholder('id')))
    .prepare('own_company'),
)

/** The viewer's own profile. */
export async function readEmployee({ db, viewer, now }: SignedIn): Promise<JsonText<EmployeeView>> {
  return orNotFound(await ownEmployee(db)({ id: viewer.employeeId, now: now().toISOString() }))
}

const ownEmployee = textView<EmployeeView>((db) =>
  db
    .select({
      view: jsonObject({
        id: employees.id,
        companyId: employees.companyId,
        role: employees.role,
        firstName: employees.firstName,
        lastName: employees.lastName,
        email: employees.email,
        pendingEmail: sql<string | null>`${addressProofs.email}`,
        companyDescription: companies.description,
      }),
    })
    .from(employees)
    .innerJoin(companies, eq(companies.id, employees.companyId))
    .leftJoin(
      addressProofs,
      and(
        eq(addressProofs.employeeId, employees.id),
        eq(addressProofs.purpose, 'login'),
        sql`${addressProofs.expiresAt} > ${sql.placeholder('now')}::timestamptz`,
      ),
    )
    .where(eq(employees.id, sql.placeholder('id'))),
)
