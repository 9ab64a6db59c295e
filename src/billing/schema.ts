import { z } from 'zod'
import type { PlanError, PlanType } from '../shared/plans.ts'

export const checkoutSchema = z.object({ kind: z.enum(['one_time', 'subscription']) })
export type CheckoutKind = z.output<typeof checkoutSchema>['kind']

/** A company's plan with its limits and usage. Dates are ISO strings. */
export interface PlanView {
  planType: PlanType | PlanError
  message: string
  isPremium: boolean
  status: string | null
  oneTimeExpiresAt: string | null
  trialEndsAt: string | null
  periodEndsAt: string | null
  hasStripeCustomer: boolean
  isCancelingAtPeriodEnd: boolean
  /** Whether the company ever subscribed: a second subscription has no trial. */
  trialUsed: boolean
  /** null: unlimited. */
  maxOfferings: number | null
  matchesPerMonth: number
  offerings: number
  requests: number
}
