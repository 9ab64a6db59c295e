/** The card payment provider. It is the source of truth for plans: they are always derived from its state. */
export interface Payments {
  /** Creates a company's customer; idempotent per company. */
  createCustomer(company: { companyId: string; name: string; email: string }): Promise<{ customerId: string }>
  /** The URL of a checkout page. A customer has at most one open checkout, so that two can't be paid by mistake. */
  createCheckout(checkout: Checkout): Promise<{ url: string }>
  createPortal(portal: {
    customerId: string
    returnUrl: string
    idempotencyKey: string
  }): Promise<{ url: string }>
  /** The customer's current purchases. @throws AppError PAYMENTS_FAILED */
  fetchState(customerId: string): Promise<ProviderState>
  /** Verifies a webhook's signature. @throws AppError BAD_INPUT when it is invalid or too old */
  readEvent(rawBody: Buffer, signature: string): Promise<PaymentEvent>
}

export const purchaseKinds = ['one_time', 'subscription'] as const
export type PurchaseKind = (typeof purchaseKinds)[number]
/** Prices differ by audience. */
export type Audience = 'individual' | 'company'

export interface Checkout {
  customerId: string
  companyId: string
  kind: PurchaseKind
  audience: Audience
  /** Days until a subscription is first charged; 0: immediately. */
  trialDays: number
  successUrl: string
  cancelUrl: string
  idempotencyKey: string
}

export interface PaymentEvent {
  id: string
  type: string
  /** null when the event isn't about a customer. */
  customerId: string | null
}

export interface ProviderState {
  /** See `relevantSubscription`; null if none ever started. */
  subscription: ProviderSubscription | null
  /** When the latest one-time purchase was paid; null without one. */
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
