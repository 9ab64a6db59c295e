import { v7 } from 'uuid'
import type { z } from 'zod'
import type { RequestCtx } from '../../context.ts'
import { loginCodes } from '../../db/tables/auth.ts'
import { mailTexts } from '../../mails/texts/mail-texts.ts'
import { writeMail } from '../../mails/write-mail.ts'
import { limits } from '../../shared/limits.ts'
import { loginCookie, type sendLoginCodeSchema } from '../schema.ts'
import { codeInResponse, hashCode, hashToken, newLetterCode, newToken } from '../secrets.ts'
import { browserHashOf, findOwner } from './known-browser.ts'
import { limitKnownBrowser, limitSending } from './limit-sending.ts'
import { isGuessed } from './login-failures.ts'

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
  // All codes requested by one browser share a token, so that any of them can be entered.
  const token = ctx.cookies.get(loginCookie) ?? newToken()
  const expiresAt = new Date(now.getTime() + limits.codeMinutes * 60_000)
  const code = await ctx.db.transaction(async (tx) => {
    const owner = await findOwner(tx, ctx, email)
    const browserHash = owner?.isKnownBrowser ? browserHashOf(ctx) : ''
    const tries = browserHash
      ? await limitKnownBrowser(tx, ctx, { browserHash, email })
      : await limitSending(tx, ctx, loginCodes, { column: loginCodes.email, value: email })
    const code = newLetterCode((await isGuessed(tx, ctx, email)) ? limits.longLoginCode : limits.loginCode)
    await tx.insert(loginCodes).values({
      id,
      email,
      codeHash: hashCode(id, code),
      tokenHash: hashToken(token),
      browserHash,
      ownTries: limits.codeTries - tries,
      tries: limits.codeTries - tries,
      address: ctx.address,
      createdAt: now,
      expiresAt,
    })
    if (owner) {
      const { loginCode } = mailTexts(owner.pageLanguage ?? ctx.pageLanguage)
      await writeMail(tx, ctx, { to: email, expiresAt, ...loginCode(code) })
    }
    // A job for a mail that doesn't exist takes the same time and does nothing.
    else await ctx.enqueue(tx, 'send-mail', { mailId: v7() }, { priority: 10 })
    return code
  })
  ctx.cookies.set(loginCookie, token, limits.codeMinutes * 60)
  return codeInResponse(ctx, code)
}
