/** A plan page's `validateSearch`: keeps the flag that the payment provider adds to the return URL. */
export function validateProviderReturn({ stripe_event }: Record<string, unknown>): { stripe_event?: string } {
  return stripe_event === undefined ? {} : { stripe_event: String(stripe_event) }
}
