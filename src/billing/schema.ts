import { z } from 'zod'
import type { PlanType } from '../shared/plans.ts'

export const checkoutSchema = z.object({ kind: z.enum(['one_time', 'subscription']) })
export type CheckoutKind = z.output<typeof checkoutSchema>['kind']

/** The plan status of the spec's section 3, in its own fields' sense. Dates are ISO strings. */
export interface PlanView {
  planType: PlanType
  message: string
  isPremium: boolean
  status: string | null
  oneTimeExpiresAt: string | null
  trialEndsAt: string | null
  periodEndsAt: string | null
  hasStripeCustomer: boolean
  isCancelingAtPeriodEnd: boolean
  /** A trial is had once: who subscribed before is charged from the first day. */
  trialUsed: boolean
  /** null: unlimited. */
  maxOfferings: number | null
  matchesPerMonth: number
  offerings: number
  requests: number
}
