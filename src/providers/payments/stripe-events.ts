import Stripe from 'stripe'
import { z } from 'zod'
import { AppError } from '../../shared/errors.ts'
import type { PaymentEvent } from './payments.ts'

/** Seconds a signature stays good; Stripe's own advice. */
const toleranceSeconds = 300

const eventSchema = z.object({ id: z.string().min(1), type: z.string().min(1) })

/** Where an object of the API says whose it is. */
const ownerSchema = z.union([
  z.object({ customer: z.string() }).transform(({ customer }) => customer),
  z.object({ customer: z.object({ id: z.string() }) }).transform(({ customer }) => customer.id),
  z.object({ object: z.literal('customer'), id: z.string() }).transform(({ id }) => id),
])
const aboutSchema = z.object({ data: z.object({ object: ownerSchema }) })

/** An event as it came through the door. Only who it is about is believed; the rest is fetched. */
export function readSignedEvent(rawBody: Buffer, signature: string, secret: string): PaymentEvent {
  let event: unknown
  try {
    event = Stripe.webhooks.constructEvent(rawBody, signature, secret, toleranceSeconds)
  } catch (cause) {
    throw new AppError('BAD_INPUT', 'The signature is not valid.', { cause })
  }
  const { id, type } = eventSchema.parse(event)
  const about = aboutSchema.safeParse(event)
  return { id, type, customerId: about.success ? about.data.data.object : null }
}

/** The header that goes with a payload, as Stripe computes it. */
export const signPayload = (payload: string, secret: string): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret })
