import { eq } from 'drizzle-orm'
import type { SignedIn } from '../context.ts'
import { plans } from '../db/tables/billing.ts'
import { addMinutes } from '../shared/dates.ts'

/** How long somebody may stay at the provider until a webhook or the reconciliation is waited for instead. */
const visitMinutes = 30

/** The plan page one comes back to; the flag makes it ask for the plan again (spec 2). */
export function homeUrl({ config, viewer }: SignedIn, event: string): string {
  const home = viewer.isIndividual ? 'individual_home' : 'entity_manager_home'
  return `${config.publicUrl}/${home}?stripe_event=${event}`
}

/** Whoever comes back may be faster than the webhook: until then, a look at the plan asks the provider. */
export async function lookSoon({ db, viewer, now }: SignedIn): Promise<void> {
  await db
    .update(plans)
    .set({ askProviderUntil: addMinutes(now(), visitMinutes) })
    .where(eq(plans.companyId, viewer.companyId))
}
