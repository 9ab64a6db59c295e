import { and, count, eq, gt } from 'drizzle-orm'
import type { RequestCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { holdAdvisoryLock } from '../../db/sql/advisory-lock.ts'
import { attempts } from '../../db/tables/auth.ts'
import { mailTexts } from '../../mails/texts/mail-texts.ts'
import { writeMail } from '../../mails/write-mail.ts'
import { addDays } from '../../shared/dates.ts'
import { limits } from '../../shared/limits.ts'
import type { Owner } from './known-browser.ts'

type Counted = Pick<RequestCtx, 'address' | 'now'>

async function countToday(
  tx: Tx,
  now: Date,
  what: 'login-failure' | 'login-notice',
  column: typeof attempts.subject | typeof attempts.address,
  value: string,
): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(attempts)
    .where(and(eq(column, value), eq(attempts.what, what), gt(attempts.createdAt, addDays(now, -1))))
  return row?.count ?? 0
}

/** Whether so many wrong codes were entered today for the email, or by the client for any emails, that codes are longer. */
export async function isGuessed(tx: Tx, { address, now }: Counted, email: string): Promise<boolean> {
  const at = now()
  const ofEmail = await countToday(tx, at, 'login-failure', attempts.subject, email)
  const ofClient = await countToday(tx, at, 'login-failure', attempts.address, address)
  return Math.max(ofEmail, ofClient) >= limits.loginFailures
}

/**
 * Counts a wrong code for the email and the client, across codes. From `limits.loginFailures` a day on, the email's
 * owner gets a notice, once a day.
 */
export async function recordFailure(
  tx: Tx,
  ctx: RequestCtx,
  email: string,
  owner: Pick<Owner, 'pageLanguage'> | null,
): Promise<void> {
  const { address } = ctx
  const now = ctx.now()
  await holdAdvisoryLock(tx, `login-failures:${email}`)
  await tx.insert(attempts).values({ what: 'login-failure', address, subject: email, createdAt: now })
  const failures = await countToday(tx, now, 'login-failure', attempts.subject, email)
  if (!owner || failures < limits.loginFailures) return
  if ((await countToday(tx, now, 'login-notice', attempts.subject, email)) > 0) return
  await tx.insert(attempts).values({ what: 'login-notice', address, subject: email, createdAt: now })
  const { codesGuessed } = mailTexts(owner.pageLanguage)
  await writeMail(tx, ctx, { to: email, ...codesGuessed(ctx.config.supportEmail) })
}
