import { sql } from 'drizzle-orm'
import type { Tx } from './client.ts'

/** Carries the id of a session or key that stopped counting; sockets that came in with it leave. */
export const revokedChannel = 'parley_revoked'

/** Tells every process, when and only when the transaction commits, that these credentials are over. */
export async function emitRevoked(tx: Tx, credentialIds: readonly string[]): Promise<void> {
  for (const id of credentialIds) await tx.execute(sql`select pg_notify(${revokedChannel}, ${id})`)
}
