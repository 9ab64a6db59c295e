import { eq } from 'drizzle-orm'
import type { SignedIn } from '../context.ts'
import { plans } from '../db/tables/billing.ts'
import { addMinutes } from '../shared/dates.ts'

/** Minutes after a redirect to the provider in which reads of the plan sync from it; later, webhooks suffice. */
const syncOnReadMinutes = 30

/** The page the provider redirects back to. Its `stripe_event` parameter makes the page refetch the plan. */
export function returnUrl({ config, viewer }: SignedIn, event: string): string {
  const home = viewer.isIndividual ? 'individual_home' : 'entity_manager_home'
  return `${config.publicUrl}/${home}?stripe_event=${event}`
}

/** Makes reads of the plan sync from the provider for a while: the user may come back before the webhook arrives. */
export async function enableSyncOnRead({ db, viewer, now }: SignedIn): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(plans)
      .set({ askProviderUntil: addMinutes(now(), syncOnReadMinutes) })
      .where(eq(plans.companyId, viewer.companyId))
  })
}
