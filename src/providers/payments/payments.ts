/** The card payment provider. The truth about a plan is always fetched from here (design 5). */
export interface Payments {
  /** Makes the customer of a company, once: the same company gets the same customer. */
  createCustomer(company: { companyId: string; name: string; email: string }): Promise<{ customerId: string }>
  /** A page the browser is sent to. */
  createCheckout(checkout: {
    customerId: string
    companyId: string
    kind: 'one_time' | 'subscription'
    audience: 'individual' | 'company'
    successUrl: string
    cancelUrl: string
    idempotencyKey: string
  }): Promise<{ url: string }>
  createPortal(portal: { customerId: string; returnUrl: string }): Promise<{ url: string }>
  /** What the customer has now. */
  fetchTruth(customerId: string): Promise<PaymentTruth>
  /** Checks the signature; throws when it is forged or too old. */
  readEvent(rawBody: Buffer, signature: string): PaymentEvent
}

export interface PaymentEvent {
  id: string
  type: string
  /** null where the event is about no customer. */
  customerId: string | null
}

export interface PaymentTruth {
  /** The latest subscription that counts, if any. */
  subscription: {
    id: string
    status: string
    trialEndsAt: Date | null
    periodEndsAt: Date | null
    cancelAtPeriodEnd: boolean
  } | null
  /** When the latest paid one-time purchase was made. */
  oneTimePaidAt: Date | null
}
