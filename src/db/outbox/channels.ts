/** The NOTIFY channels of a Parley database. */

/** Comma-separated ids of committed transactions that have rows in the outbox. */
export const eventsChannel = 'parley_events'
/** Comma-separated names of queues that got jobs. */
export const jobsChannel = 'parley_jobs'
/** A `StreamDelta` as JSON. */
export const streamChannel = 'parley_words'
/** The id of a session or API key that was revoked. */
export const revokedChannel = 'parley_revoked'

/** Postgres refuses payloads of 8,000 bytes and more. */
export const maxPayloadBytes = 7_900
