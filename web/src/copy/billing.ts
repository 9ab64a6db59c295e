import { limits, matchesPerMonth } from '../../../src/shared/limits.ts'

export type Audience = 'individual' | 'company'

/** The plan tile's sentences (spec 4, 8, 9); prices and some words differ between the two pages. */
export const billingCopy = {
  title: { individual: 'Choose Your Plan', company: 'Company Plan' },
  loading: 'Loading plan status...',
  unknown: 'Could not load plan status.',
  failed: (message: string) => `Error: ${message}`,
  loadFailed: { individual: 'Failed to load plan status.', company: 'Failed to load billing status.' },
  choose: 'Please select a plan to activate features.',
  noUser: 'No user_id found. Please log in again.',
  noSession: 'Session error. Please log in.',
  cannotProceed: 'User ID not found. Cannot proceed. Please refresh or log in again.',
  freeChosen: 'Free plan selected successfully!',
  freeActivated: 'Free plan activated! You can now create offerings and requests from the Main Page.',
  operationFailed: (message: string) => `Operation failed: ${message}`,
  noUrl: 'Failed to get Stripe redirect URL.',
  requestFailed: (status: number) => `Request failed with status ${status}`,
  selectionFailed: (status: number) => `Selection failed: ${status}`,
  redirecting: 'Taking you to the payment page...',
  activating: 'Activating the Free Plan...',

  current: 'Your current plan',
  active: 'Active',
  onFree: 'You are on the Free Plan.',
  offerings: 'Offerings',
  requests: 'Requests',
  used: (count: number, most: number) => `${count} of ${most}`,
  unlimited: (count: number) => `${count}, unlimited`,
  matches: (count: number) => `${count} new matches per item per month`,
  upgrade: 'Upgrade to Premium',
  premium: 'Premium',

  annualTitle: { individual: 'Premium Annual (Individual)', company: 'Premium Annual (Company)' },
  monthlyTitle: { individual: 'Premium Monthly (Individual)', company: 'Premium Monthly (Company)' },
  expires: 'Expires',
  trialEnds: 'Trial ends',
  accessEnds: 'Access ends',
  nextBilling: 'Next billing date',
  ended: 'Ended',
  status: 'Status',
  renews: { individual: 'Renews at $10/month after trial.', company: 'Renews at $200/month after trial.' },
  trialActive: 'Free trial active',
  trialCanceling: 'Free trial active but scheduled to cancel',
  subscriptionActive: 'Subscription active',
  subscriptionCanceling: 'Subscription active but scheduled to cancel',
  paymentIssue: 'Action Required: Payment Issue',
  paymentHelp: 'The last payment did not go through. Update your payment method to keep premium.',
  premiumEnded: 'Your premium access has ended',
  nowFree: 'You are now on the Free Plan',
  resubscribe: 'Come back to Premium',
  fallback: 'Your plan could not be determined. Please refresh or contact support.',
  support: 'Contact Support',

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

const prices = {
  individual: {
    annual: { price: '$99', per: 'for one year', note: 'About $8.25 a month. One-time payment.' },
    monthly: '$10',
  },
  company: {
    annual: { price: '$1800', per: 'per year', note: 'About $150 a month. One-time payment.' },
    monthly: '$200',
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

/** The two paid offers; who had a trial once isn't promised another. */
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
      price: monthly,
      per: 'per month',
      note: trialUsed
        ? 'Cancel anytime.'
        : `${limits.trialDays}-day free trial, then ${monthly} per month. Cancel anytime.`,
      features: premiumFeatures(audience),
      action: trialUsed ? 'Get Monthly Premium' : 'Start Free Trial',
    },
  ]
}
