import { eq } from 'drizzle-orm'
import type { SignedIn } from '../context.ts'
import { plans } from '../db/tables/billing.ts'
import { addMinutes } from '../shared/dates.ts'

/** For how long after somebody left for the provider a look at the plan asks there; later, webhooks must tell. */
const syncOnReadMinutes = 30

/** The plan page one comes back to; the flag makes it ask for the plan again (spec 2). */
export function returnUrl({ config, viewer }: SignedIn, event: string): string {
  const home = viewer.isIndividual ? 'individual_home' : 'entity_manager_home'
  return `${config.publicUrl}/${home}?stripe_event=${event}`
}

/** Has looks at the plan ask the provider for a while: whoever comes back may be faster than the webhook. */
export async function enableSyncOnRead({ db, viewer, now }: SignedIn): Promise<void> {
  await db
    .update(plans)
    .set({ askProviderUntil: addMinutes(now(), syncOnReadMinutes) })
    .where(eq(plans.companyId, viewer.companyId))
}
