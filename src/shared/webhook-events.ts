/** What a company can have told to its own programs. */
export const webhookEvents = ['match', 'message', 'round', 'termination'] as const
export type WebhookEvent = (typeof webhookEvents)[number]
