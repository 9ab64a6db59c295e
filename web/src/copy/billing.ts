import { limits, matchesPerMonth } from '../../../src/shared/limits.ts'

export type Audience = 'individual' | 'company'

/** Texts of the plan tile. Prices and some words differ between individuals and companies. */
export const billingCopy = {
  title: { individual: 'Choose Your Plan', company: 'Company Plan' },
  loading: 'Loading plan status...',
  unknown: 'Could not load plan status.',
  failed: (message: string) => `Error: ${message}`,
  loadFailed: { individual: 'Failed to load plan status.', company: 'Failed to load billing status.' },
  choose: 'Please select a plan to activate features.',
  noUser: 'No user_id found. Please log in again.',
  noUserForFree: 'User ID not found. Cannot proceed. Please refresh or log in again.',
  noSession: 'Session error. Please log in.',
  freeActivated: 'Free plan activated! You can now create offerings and requests from the Main Page.',
  operationFailed: (message: string) => `Operation failed: ${message}`,
  noUrl: {
    stripe: 'Failed to get Stripe redirect URL.',
    sandbox: 'The payment page could not be opened. Please try again.',
  },
  requestFailed: (status: number) => `Request failed with status ${status}`,
  selectionFailed: (status: number) => `Selection failed: ${status}`,
  redirecting: 'Taking you to the payment page...',
  toBilling: 'Taking you to your billing page...',
  activating: 'Activating the Free Plan...',

  checkoutPending:
    'The checkout is complete. Your plan appears here as soon as the payment provider has confirmed it.',
  checkoutActive: 'The checkout is complete. Your premium plan is active.',
  checkoutCancelled: 'The checkout was cancelled. Nothing was charged.',

  onFree: 'You are on the Free Plan.',
  offerings: 'Offerings',
  requests: 'Requests',
  used: (count: number, max: number) => `${count} of ${max}`,
  unlimited: (count: number) => `${count}, unlimited`,
  matches: (count: number) => `${count} new matches per item per month`,
  offeringsFull: `Your Free Plan allows up to ${limits.freeOfferings} offerings. What you have stays; upgrade to list more.`,
  requestsFull: 'Requests are never refused: you can always create more.',

  active: 'Active',
  annualTitle: { individual: 'Premium Annual (Individual)', company: 'Premium Annual (Company)' },
  monthlyTitle: { individual: 'Premium Monthly (Individual)', company: 'Premium Monthly (Company)' },
  expires: 'Expires',
  trialEnds: 'Trial ends',
  accessEnds: 'Access ends',
  nextBilling: 'Next billing date',
  ended: 'Ended',
  renews: { individual: 'Renews at $10/month after trial.', company: 'Renews at $200/month after trial.' },
  trialActive: 'Free trial active',
  trialCanceling: 'Free trial active but scheduled to cancel',
  subscriptionActive: 'Subscription active',
  subscriptionCanceling: 'Subscription active but scheduled to cancel',
  paymentIssue: 'Action Required: Payment Issue',
  paymentHelp:
    'Your last payment did not go through. Premium is paused until you update your payment method.',
  status: 'Status',
  statuses: { past_due: 'Past due', unpaid: 'Unpaid', paused: 'Paused' } as Readonly<Record<string, string>>,
  premiumEnded: 'Your premium access has ended',
  nowFree: 'You are now on the Free Plan',
  fallback: 'Your plan could not be determined. Please refresh or contact support.',
  support: 'Contact Support',

  /** Headings above the offers. */
  upgrade: 'Upgrade to Premium',
  resubscribe: 'Come back to Premium',

  billing: 'Manage Billing / View Receipt',
  reactivate: 'Manage Billing / Reactivate',
  cancelTrial: 'Manage Billing / Cancel Trial',
  cancelSubscription: 'Manage Billing / Cancel Subscription',
  updatePayment: 'Update Payment Method',
} as const

export interface Offer {
  readonly kind: 'free' | 'one_time' | 'subscription'
  readonly name: string
  readonly price: string
  readonly per: string
  readonly note: string
  readonly features: readonly string[]
  readonly action: string
}

const freeFeatures = [
  `Up to ${limits.freeOfferings} offerings and ${limits.freeRequests} requests`,
  `${matchesPerMonth.free} new matches per item per month`,
]
const premiumFeatures = (audience: Audience) => [
  'Unlimited offerings and requests',
  `${matchesPerMonth[audience]} new matches per item per month`,
]

/** Prices as shown to individuals and to companies. */
const prices = {
  individual: {
    annual: { price: '$99', per: 'for one year', note: 'About $8.25 a month, one-time payment.' },
    monthly: {
      price: '$10',
      per: 'per month',
      note: `${limits.trialDays}-day free trial, then $10 per month, cancel anytime.`,
    },
  },
  company: {
    annual: { price: '$1800', per: 'per year', note: 'About $150 a month, one-time payment.' },
    monthly: {
      price: '$200',
      per: 'per month',
      note: `$200 per month after a ${limits.trialDays}-day free trial, cancel anytime.`,
    },
  },
} as const

export const freeOffer: Offer = {
  kind: 'free',
  name: 'Free Plan',
  price: '$0',
  per: '',
  note: 'No card needed.',
  features: freeFeatures,
  action: 'Choose Free Plan',
}

/** The two paid offers. Companies that had a trial get no second one. */
export function premiumOffers(audience: Audience, trialUsed: boolean): Offer[] {
  const { annual, monthly } = prices[audience]
  return [
    {
      kind: 'one_time',
      name: 'Annual Premium',
      ...annual,
      features: premiumFeatures(audience),
      action: 'Get Annual Premium',
    },
    {
      kind: 'subscription',
      name: 'Monthly Premium',
      ...monthly,
      ...(trialUsed ? { note: 'Cancel anytime.' } : {}),
      features: premiumFeatures(audience),
      action: trialUsed ? 'Get Monthly Premium' : 'Start Free Trial',
    },
  ]
}
