/** For a plan page's `validateSearch`: the flag with which the payment provider sends back (spec 2). */
export function validateProviderReturn({ stripe_event }: Record<string, unknown>): { stripe_event?: string } {
  return stripe_event === undefined ? {} : { stripe_event: String(stripe_event) }
}
