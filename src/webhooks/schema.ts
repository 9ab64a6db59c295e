import { z } from 'zod'
import { type WebhookEvent, webhookEvents } from '../shared/webhook-events.ts'

export const createEndpointSchema = z.object({
  url: z.string('Please enter the address.').trim().min(1, 'Please enter the address.').max(2_000),
  events: z
    .array(z.enum(webhookEvents))
    .min(1, 'Please choose at least one event.')
    .transform((events) => webhookEvents.filter((event) => events.includes(event))),
})

export const endpointSchema = z.object({ endpointId: z.uuid() })
export const deliverySchema = z.object({ deliveryId: z.uuid() })

/** Dates are ISO 8601 strings. */
export interface EndpointView {
  id: string
  url: string
  events: WebhookEvent[]
  createdAt: string
}

export interface DeliveryView {
  id: string
  event: WebhookEvent
  state: 'pending' | 'delivered' | 'failed'
  attempts: number
  attemptedAt: string | null
  /** HTTP status of the last attempt; null without a response. */
  status: number | null
  error: string | null
  createdAt: string
}
