import { chooseFreePlan } from '../billing/choose-free-plan.ts'
import { openPortal } from '../billing/open-portal.ts'
import { readPlan } from '../billing/read.ts'
import { checkoutSchema } from '../billing/schema.ts'
import { startCheckout } from '../billing/start-checkout.ts'
import { member, router } from './procedures.ts'

export const billingRouter = router({
  plan: member.query(({ ctx }) => readPlan(ctx)),
  chooseFree: member.mutation(({ ctx }) => chooseFreePlan(ctx)),
  /** Answers the address the browser goes to. */
  checkout: member.input(checkoutSchema).mutation(({ ctx, input }) => startCheckout(ctx, input)),
  portal: member.mutation(({ ctx }) => openPortal(ctx)),
})
