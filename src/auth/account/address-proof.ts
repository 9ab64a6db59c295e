import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { SignedIn } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { limitAttempts } from '../../db/limits/limit-attempts.ts'
import { addressProofs } from '../../db/tables/auth.ts'
import { mailTexts } from '../../mails/texts/mail-texts.ts'
import { writeMail } from '../../mails/write-mail.ts'
import { limits } from '../../shared/limits.ts'
import { hashCode, matchesCode, newLetterCode } from '../secrets.ts'

type Purpose = (typeof addressProofs.$inferSelect)['purpose']

const texts = { login: 'loginEmailCode', company: 'companyEmailCode' } as const satisfies Record<
  Purpose,
  string
>

/** Mails a code to an address that the viewer claims. It replaces an earlier one of the same purpose. */
export async function sendProof(
  tx: Tx,
  ctx: SignedIn,
  purpose: Purpose,
  email: string,
): Promise<{ code: string }> {
  // Anybody can claim a stranger's address.
  await limitAttempts({ db: tx, address: email.toLowerCase(), now: ctx.now }, 'companyMail')
  const [id, code, createdAt] = [v7(), newLetterCode(limits.loginCode), ctx.now()]
  const expiresAt = new Date(createdAt.getTime() + limits.codeMinutes * 60_000)
  const row = { id, email, codeHash: hashCode(id, code), tries: 0, createdAt, expiresAt }
  await tx
    .insert(addressProofs)
    .values({ ...row, employeeId: ctx.viewer.employeeId, purpose })
    .onConflictDoUpdate({ target: [addressProofs.employeeId, addressProofs.purpose], set: row })
  const mail = mailTexts(ctx.pageLanguage)[texts[purpose]](code)
  await writeMail(tx, ctx, { to: email, expiresAt, ...mail })
  return { code }
}

/**
 * The address that the code proves; the code is used up. null for a wrong code: the caller must commit, or the counted
 * try is lost.
 */
export async function useProof(
  tx: Tx,
  { viewer, now }: SignedIn,
  purpose: Purpose,
  code: string,
): Promise<string | null> {
  const isOwn = and(eq(addressProofs.employeeId, viewer.employeeId), eq(addressProofs.purpose, purpose))
  const [tried] = await tx
    .update(addressProofs)
    .set({ tries: sql`${addressProofs.tries} + 1` })
    .where(and(isOwn, gt(addressProofs.expiresAt, now()), lt(addressProofs.tries, limits.codeTries)))
    .returning()
  if (!tried || !matchesCode(tried, code)) return null
  await tx.delete(addressProofs).where(isOwn)
  return tried.email
}
