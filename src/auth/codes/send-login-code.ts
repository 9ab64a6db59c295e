import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { z } from 'zod'
import type { RequestCtx } from '../../context.ts'
import { loginCodes } from '../../db/tables/auth.ts'
import { employees } from '../../db/tables/companies.ts'
import { writeMail } from '../../mails/write-mail.ts'
import { limits } from '../../shared/limits.ts'
import { loginCookie, type sendLoginCodeSchema } from '../schema.ts'
import { codeInResponse, hashCode, hashToken, newCode, newToken } from '../secrets.ts'
import { limitSending } from './limit-sending.ts'

/**
 * Sends a login code. The response doesn't reveal whether the address belongs to an account: response, limits and
 * work are the same for an unknown address, but its code is not mailed and opens no session.
 */
export async function sendLoginCode(
  ctx: RequestCtx,
  { email }: z.output<typeof sendLoginCodeSchema>,
): Promise<{ code?: string }> {
  const now = ctx.now()
  const id = v7()
  const code = newCode()
  // All codes requested by one browser share a token, so that any of them can be entered.
  const token = ctx.cookies.get(loginCookie) ?? newToken()
  const expiresAt = new Date(now.getTime() + limits.codeMinutes * 60_000)
  await ctx.db.transaction(async (tx) => {
    const tries = await limitSending(tx, ctx, loginCodes, { column: loginCodes.email, value: email })
    await tx.insert(loginCodes).values({
      id,
      email,
      codeHash: hashCode(id, code),
      tokenHash: hashToken(token),
      ownTries: limits.codeTries - tries,
      tries: limits.codeTries - tries,
      address: ctx.address,
      createdAt: now,
      expiresAt,
    })
    const [employee] = await tx.select({ id: employees.id }).from(employees).where(eq(employees.email, email))
    if (employee) await writeMail(tx, ctx, { to: email, expiresAt, ...loginMail(code) })
    // A job for a mail that doesn't exist takes the same time and does nothing.
    else await ctx.enqueue(tx, 'send-mail', { mailId: v7() }, { priority: 10 })
  })
  ctx.cookies.set(loginCookie, token, limits.codeMinutes * 60)
  return codeInResponse(ctx, code)
}

const loginMail = (code: string) => ({
  subject: `${code} is your Parley login code`,
  text: [
    `Your code to log in to Parley is ${code}.`,
    `It works once, for ${limits.codeMinutes} minutes.`,
    "If you didn't ask for it, you can ignore this mail; nobody can log in without the code.",
  ].join('\n\n'),
})
