import { and, eq } from 'drizzle-orm'
import type { RequestCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { knownBrowsers } from '../../db/tables/auth.ts'
import { employees } from '../../db/tables/companies.ts'
import { addDays } from '../../shared/dates.ts'
import { limits } from '../../shared/limits.ts'
import type { PageLanguage } from '../../shared/page-languages.ts'
import { browserCookie } from '../schema.ts'
import { hashToken } from '../secrets.ts'

/** The owner of a login email, and whether this browser logged in to the account before. */
export interface Owner {
  readonly id: string
  readonly companyId: string
  readonly role: string
  readonly pageLanguage: PageLanguage | null
  readonly isKnownBrowser: boolean
}

/** Hash of the browser's cookie; empty without one. */
export const browserHashOf = ({ cookies }: RequestCtx): string => {
  const token = cookies.get(browserCookie)
  return token ? hashToken(token) : ''
}

/** One statement, so that an unknown address takes the same time. */
export async function findOwner(tx: Tx, ctx: RequestCtx, email: string): Promise<Owner | null> {
  const [row] = await tx
    .select({
      id: employees.id,
      companyId: employees.companyId,
      role: employees.role,
      pageLanguage: employees.pageLanguage,
      expiresAt: knownBrowsers.expiresAt,
    })
    .from(employees)
    .leftJoin(
      knownBrowsers,
      and(eq(knownBrowsers.employeeId, employees.id), eq(knownBrowsers.tokenHash, browserHashOf(ctx))),
    )
    .where(eq(employees.email, email))
  if (!row) return null
  const { expiresAt, ...owner } = row
  return { ...owner, isKnownBrowser: expiresAt !== null && expiresAt > ctx.now() }
}

/** Lets strangers' tries no longer lock out this browser, until it logs out everywhere or the login email changes. */
export async function rememberBrowser(
  tx: Tx,
  now: Date,
  employeeId: string,
  tokenHash: string,
): Promise<void> {
  const expiresAt = addDays(now, limits.knownBrowserDays)
  await tx
    .insert(knownBrowsers)
    .values({ employeeId, tokenHash, expiresAt })
    .onConflictDoUpdate({ target: [knownBrowsers.employeeId, knownBrowsers.tokenHash], set: { expiresAt } })
}
