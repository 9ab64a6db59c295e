/** Events that a company's webhooks can receive. */
export const webhookEvents = ['match', 'message', 'round', 'termination', 'proposal', 'agreement'] as const
export type WebhookEvent = (typeof webhookEvents)[number]
