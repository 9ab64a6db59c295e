import type { Config } from '../../config.ts'
import type { Db } from '../../db/client.ts'
import type { Payments } from './payments.ts'
import { sandboxPayments } from './sandbox/sandbox.ts'
import { stripePayments } from './stripe.ts'

/** The configured payment provider; null when payments are off. */
export function makePayments(config: Config, db: Db, now: () => Date): Payments | null {
  const { payments } = config
  if (payments.kind === 'stripe') return stripePayments(payments)
  return payments.kind === 'sandbox' ? sandboxPayments({ db, now, publicUrl: config.publicUrl }) : null
}
