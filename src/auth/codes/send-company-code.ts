import { and, eq, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { z } from 'zod'
import type { RequestCtx } from '../../context.ts'
import { limitAttempts } from '../../db/limits/limit-attempts.ts'
import { companyVerifications } from '../../db/tables/auth.ts'
import { companies } from '../../db/tables/companies.ts'
import { shownEmail, shownName } from '../../mails/foreign-text.ts'
import { mailTexts } from '../../mails/texts/mail-texts.ts'
import { writeMail } from '../../mails/write-mail.ts'
import { emailPattern } from '../../shared/email.ts'
import { AppError } from '../../shared/errors.ts'
import { limits } from '../../shared/limits.ts'
import type { PageLanguage } from '../../shared/page-languages.ts'
import { registrationRefusalText } from '../policy.ts'
import { companyCookie, type sendCompanyCodeSchema } from '../schema.ts'
import { codeInResponse, hashCode, hashToken, newCompanyCode, newToken } from '../secrets.ts'
import { limitSending } from './limit-sending.ts'

/** The language of the company's first manager, who most likely reads its mail. */
const managersLanguage = sql<PageLanguage | null>`(
  select e.page_language from employees e
  where e.company_id = companies.id and e.role = 'company manager' order by e.created_at, e.id limit 1)`

type Request = z.output<typeof sendCompanyCodeSchema>

/** Covers the code's lifetime and the registration that follows it. */
const cookieSeconds = (limits.codeMinutes + limits.companyVerificationMinutes) * 60

/**
 * Mails a code to a listed company. The person who enters it may join the company.
 * @returns the code only where no real mail is sent (see `codeInResponse`)
 */
export async function sendCompanyCode(ctx: RequestCtx, input: Request): Promise<{ code?: string }> {
  const refusalText = registrationRefusalText(input.userRole, 'listed')
  if (refusalText) throw new AppError('FORBIDDEN', refusalText)
  const now = ctx.now()
  const [id, code, token] = [v7(), newCompanyCode(), newToken()]
  const expiresAt = new Date(now.getTime() + limits.codeMinutes * 60_000)
  await ctx.db.transaction(async (tx) => {
    const [company] = await tx
      .select({ name: companies.name, email: companies.email, language: managersLanguage })
      .from(companies)
      .where(
        and(
          eq(companies.id, input.companyId),
          eq(companies.isIndividual, false),
          eq(companies.isListed, true),
        ),
      )
    if (!company) throw new AppError('NOT_FOUND')
    if (!emailPattern.test(company.email)) throw new AppError('COMPANY_WITHOUT_EMAIL')
    // Several companies may name one address, which need not be theirs.
    const recipient = { db: tx, address: company.email.toLowerCase(), now: ctx.now }
    await limitAttempts(recipient, 'companyMail')
    const tries = await limitSending(tx, ctx, companyVerifications, {
      column: companyVerifications.companyId,
      value: input.companyId,
    })
    await tx.insert(companyVerifications).values({
      id,
      companyId: input.companyId,
      email: input.userEmail,
      role: input.userRole,
      tokenHash: hashToken(token),
      codeHash: hashCode(id, code),
      ownTries: limits.codeTries - tries,
      tries: limits.codeTries - tries,
      address: ctx.address,
      createdAt: now,
      expiresAt,
    })
    const { joinRequest } = mailTexts(company.language ?? ctx.pageLanguage)
    const mail = joinRequest(code, {
      person: shownName(input.userName),
      email: shownEmail(input.userEmail),
      company: shownName(company.name),
      role: input.userRole,
    })
    await writeMail(tx, ctx, { to: company.email, expiresAt, ...mail })
  })
  ctx.cookies.set(companyCookie, token, cookieSeconds)
  return codeInResponse(ctx, code)
}
