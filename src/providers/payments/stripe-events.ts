import { z } from 'zod'
import { AppError } from '../../shared/errors.ts'
import type { PaymentEvent } from './payments.ts'

/** Maximum age of a signature in seconds; Stripe's default. */
const toleranceSeconds = 300

const eventSchema = z.object({ id: z.string().min(1), type: z.string().min(1) })

/** Extracts the customer's id from an API object. */
const customerSchema = z.union([
  z.object({ customer: z.string() }).transform(({ customer }) => customer),
  z.object({ customer: z.object({ id: z.string() }) }).transform(({ customer }) => customer.id),
  z.object({ object: z.literal('customer'), id: z.string() }).transform(({ id }) => id),
])
const payloadSchema = z.object({ data: z.object({ object: customerSchema }) })

/**
 * Verifies a webhook event and reads its id, type and customer. All other fields are ignored: the state is fetched from
 * the API.
 * @throws AppError BAD_INPUT
 */
export async function readSignedEvent(
  rawBody: Buffer,
  signature: string,
  secret: string,
): Promise<PaymentEvent> {
  const { webhooks } = await loadStripe()
  let event: unknown
  try {
    event = webhooks.constructEvent(rawBody, signature, secret, toleranceSeconds)
  } catch (cause) {
    throw new AppError('BAD_INPUT', 'The signature is not valid.', { cause })
  }
  const { id, type } = eventSchema.parse(event)
  const payload = payloadSchema.safeParse(event)
  return { id, type, customerId: payload.success ? payload.data.data.object : null }
}

/** The value of the `stripe-signature` header for a payload. */
export async function signPayload(payload: string, secret: string): Promise<string> {
  const { webhooks } = await loadStripe()
  return webhooks.generateTestHeaderString({ payload, secret })
}

/** The sandbox needs the SDK only for its events. */
const loadStripe = async () => (await import('stripe')).default
