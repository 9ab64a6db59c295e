/** The card payment provider. The truth about a plan is always fetched from here (design 5). */
export interface Payments {
  /** Makes the customer of a company, once: the same company gets the same customer. */
  createCustomer(company: { companyId: string; name: string; email: string }): Promise<{ customerId: string }>
  /** A page the browser is sent to. A customer has one open checkout at most: two can't be paid by mistake. */
  createCheckout(checkout: Checkout): Promise<{ url: string }>
  createPortal(portal: {
    customerId: string
    returnUrl: string
    idempotencyKey: string
  }): Promise<{ url: string }>
  /** What the customer has now. */
  fetchState(customerId: string): Promise<ProviderState>
  /** Checks the signature. @throws AppError BAD_INPUT when it is forged or too old */
  readEvent(rawBody: Buffer, signature: string): Promise<PaymentEvent>
}

export const purchaseKinds = ['one_time', 'subscription'] as const
export type PurchaseKind = (typeof purchaseKinds)[number]
/** Whose price it is. */
export type Audience = 'individual' | 'company'

export interface Checkout {
  customerId: string
  companyId: string
  kind: PurchaseKind
  audience: Audience
  /** Days until a subscription is first charged; 0 charges at once. */
  trialDays: number
  successUrl: string
  cancelUrl: string
  idempotencyKey: string
}

export interface PaymentEvent {
  id: string
  type: string
  /** null where the event is about no customer. */
  customerId: string | null
}

export interface ProviderState {
  /** The subscription that counts, if there ever was one. */
  subscription: ProviderSubscription | null
  /** When the latest paid one-time purchase was made. */
  oneTimePaidAt: Date | null
}

export interface ProviderSubscription {
  id: string
  status: string
  createdAt: Date
  trialEndsAt: Date | null
  periodEndsAt: Date | null
  cancelAtPeriodEnd: boolean
  endedAt: Date | null
}

const priority = (status: string): number => {
  if (status === 'trialing' || status === 'active') return 3
  if (status === 'canceled') return 1
  // Never began: the first payment wasn't made.
  if (status.startsWith('incomplete')) return 0
  return 2
}

/** Of all a customer ever subscribed to: what runs, else what is owed, else what ended; the newest of these. */
export function relevantSubscription(all: readonly ProviderSubscription[]): ProviderSubscription | null {
  const [first] = all
    .filter(({ status }) => priority(status) > 0)
    .sort(
      (a, b) =>
        priority(b.status) - priority(a.status) ||
        b.createdAt.getTime() - a.createdAt.getTime() ||
        (a.id < b.id ? 1 : -1),
    )
  return first ?? null
}
