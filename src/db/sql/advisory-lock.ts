import { sql } from 'drizzle-orm'
import type { Tx } from '../client.ts'

/** Takes the advisory lock for a name until the transaction ends; waits while another transaction has it. */
export async function holdAdvisoryLock(tx: Tx, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
