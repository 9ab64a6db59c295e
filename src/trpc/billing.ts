import { chooseFreePlan } from '../billing/choose-free-plan.ts'
import { openPortal } from '../billing/open-portal.ts'
import { readPlan } from '../billing/read.ts'
import { checkoutSchema } from '../billing/schema.ts'
import { startCheckout } from '../billing/start-checkout.ts'
import { memberProcedure, router } from './procedures.ts'

export const billingRouter = router({
  plan: memberProcedure.query(({ ctx }) => readPlan(ctx)),
  chooseFree: memberProcedure.mutation(({ ctx }) => chooseFreePlan(ctx)),
  /** Returns the URL of the provider's payment page. */
  checkout: memberProcedure.input(checkoutSchema).mutation(({ ctx, input }) => startCheckout(ctx, input)),
  portal: memberProcedure.mutation(({ ctx }) => openPortal(ctx)),
})
