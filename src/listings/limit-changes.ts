import type { SignedIn } from '../context.ts'
import { limitAttempts } from '../db/limits/limit-attempts.ts'

/**
 * Counts a change of one of the company's listings, which has the listing matched again.
 * @throws AppError TOO_MANY
 */
export const limitChanges = (ctx: SignedIn): Promise<void> =>
  limitAttempts(ctx, 'listing-change', ctx.viewer.companyId)
