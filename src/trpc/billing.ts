import { chooseFreePlan } from '../billing/choose-free-plan.ts'
import { openPortal } from '../billing/open-portal.ts'
import { readSessionPlan } from '../billing/read.ts'
import { checkoutSchema } from '../billing/schema.ts'
import { startCheckout } from '../billing/start-checkout.ts'
import { memberProcedure, publicProcedure, router } from './procedures.ts'

export const billingRouter = router({
  /** Also answers a session whose employee or company no longer exists. */
  plan: publicProcedure.query(({ ctx }) => readSessionPlan(ctx)),
  chooseFree: memberProcedure.mutation(({ ctx }) => chooseFreePlan(ctx)),
  /** Returns the URL of the provider's payment page. */
  checkout: memberProcedure.input(checkoutSchema).mutation(({ ctx, input }) => startCheckout(ctx, input)),
  portal: memberProcedure.mutation(({ ctx }) => openPortal(ctx)),
})
