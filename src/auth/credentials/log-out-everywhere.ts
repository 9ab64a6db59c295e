import type { SignedIn } from '../../context.ts'
import { AppError } from '../../shared/errors.ts'
import { keyRefusal } from '../policy.ts'
import { browserCookie, sessionCookie } from '../schema.ts'
import { endSessions } from './end-sessions.ts'

/** Ends all of the viewer's sessions, this one too. API keys stay valid. */
export async function logOutEverywhere(ctx: SignedIn): Promise<{ loggedOut: true }> {
  const refusal = keyRefusal(ctx.viewer)
  if (refusal) throw new AppError(refusal)
  await ctx.db.transaction((tx) => endSessions(tx, ctx.viewer.employeeId))
  ctx.cookies.clear(sessionCookie)
  ctx.cookies.clear(browserCookie)
  return { loggedOut: true }
}
