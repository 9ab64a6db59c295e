import type { Config } from '../../config.ts'
import type { Db } from '../../db/client.ts'
import type { Payments } from './payments.ts'
import { sandboxPayments } from './sandbox/sandbox.ts'

/** The configured payment provider; null when payments are off. The Stripe SDK is loaded only if it is used. */
export async function makePayments(config: Config, db: Db, now: () => Date): Promise<Payments | null> {
  const { payments, publicUrl } = config
  switch (payments.kind) {
    case 'stripe': {
      const { stripePayments } = await import('./stripe.ts')
      return stripePayments(payments)
    }
    case 'sandbox':
      return sandboxPayments({ db, now, publicUrl })
    case 'off':
      return null
  }
}
