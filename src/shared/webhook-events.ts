/** Events that a company's webhooks can receive. */
export const webhookEvents = ['match', 'message', 'round', 'termination'] as const
export type WebhookEvent = (typeof webhookEvents)[number]
