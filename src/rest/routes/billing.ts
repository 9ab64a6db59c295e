import { z } from 'zod'
import type { CheckoutKind } from '../../billing/schema.ts'
import { type PlanError, planErrors, planTypes } from '../../shared/plans.ts'
import { route } from '../route.ts'
import { exampleId, messageReply, successWith, userId } from '../wire/fields.ts'

const byUser = z.object({ user_id: userId })
const example = { user_id: exampleId }
const redirect = messageReply.extend({ url: z.string() })

/** Companies and individuals have separate paths for the same call. The viewer's company determines the price. */
const checkoutRoute = (path: string, kind: CheckoutKind, summary: string) =>
  route({
    method: 'POST',
    paths: path,
    tag: 'Plans',
    summary,
    body: byUser,
    procedure: (api) => api.billing.checkout,
    input: () => ({ kind }),
    output: ({ url }) => ({ ...successWith('The payment page is ready.'), url }),
    reply: redirect,
    errors: ['FORBIDDEN', 'UNAVAILABLE', 'PAYMENTS_FAILED'],
    example,
  })

export const billingRoutes = [
  route({
    method: 'GET',
    paths: '/api/company_premium_status_for_user/{user_id}',
    tag: 'Plans',
    summary: 'Your company’s plan',
    allowsOrphans: true,
    procedure: (api) => api.billing.plan,
    input: () => undefined,
    output: (plan) => ({
      plan_type: plan.planType,
      type: plan.planType,
      message: plan.message,
      is_premium: plan.isPremium,
      status: plan.status,
      one_time_expires_at: plan.oneTimeExpiresAt,
      trial_ends_at: plan.trialEndsAt,
      period_ends_at: plan.periodEndsAt,
      has_stripe_customer: plan.hasStripeCustomer,
      is_canceling_at_period_end: plan.isCancelingAtPeriodEnd,
      max_products_allowed: plan.maxOfferings,
      max_new_match_per_product_per_month: plan.matchesPerMonth,
      current_products_count: plan.offerings,
      current_procurements_count: plan.requests,
    }),
    reply: z.object({
      plan_type: z
        .enum([...planTypes, ...(Object.keys(planErrors) as PlanError[])])
        .describe('An error type when your account or company no longer exists'),
      type: z.string(),
      message: z.string(),
      is_premium: z.boolean(),
      status: z.string().nullable(),
      one_time_expires_at: z.string().nullable(),
      trial_ends_at: z.string().nullable(),
      period_ends_at: z.string().nullable(),
      has_stripe_customer: z.boolean(),
      is_canceling_at_period_end: z.boolean(),
      max_products_allowed: z.number().nullable().describe('null means unlimited'),
      max_new_match_per_product_per_month: z.number(),
      current_products_count: z.number(),
      current_procurements_count: z.number(),
    }),
    errors: ['FORBIDDEN'],
  }),
  checkoutRoute(
    '/api/create_entity_one_time_checkout',
    'one_time',
    'Create a payment page for one year of a company',
  ),
  checkoutRoute(
    '/api/create_entity_subscription_checkout',
    'subscription',
    'Create a subscription page for a company',
  ),
  checkoutRoute(
    '/api/create_individual_one_time_checkout',
    'one_time',
    'Create a payment page for one year of an individual',
  ),
  checkoutRoute(
    '/api/create_individual_subscription_checkout',
    'subscription',
    'Create a subscription page for an individual',
  ),
  route({
    method: 'POST',
    paths: '/api/create_customer_portal_session',
    tag: 'Plans',
    summary: 'Create a page to manage billing',
    body: byUser,
    procedure: (api) => api.billing.portal,
    input: () => undefined,
    output: ({ url }) => ({ ...successWith('The billing page is ready.'), url }),
    reply: redirect,
    errors: ['FORBIDDEN', 'NOT_FOUND', 'UNAVAILABLE', 'PAYMENTS_FAILED'],
    example,
  }),
  route({
    method: 'POST',
    paths: '/api/select_free_plan',
    tag: 'Plans',
    summary: 'Choose the free plan',
    body: byUser,
    procedure: (api) => api.billing.chooseFree,
    input: () => undefined,
    output: () => successWith('Free plan selected successfully!'),
    reply: messageReply,
    errors: ['FORBIDDEN', 'CONFLICT'],
    example,
  }),
]
