import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { emitRevoked } from '../../db/outbox/emit.ts'
import { knownBrowsers, sessions } from '../../db/tables/auth.ts'

/** Ends all of an employee's sessions, and forgets the browsers that logged in before. */
export async function endSessions(tx: Tx, employeeId: string): Promise<void> {
  const ended = await tx
    .delete(sessions)
    .where(eq(sessions.employeeId, employeeId))
    .returning({ id: sessions.id })
  for (const { id } of ended) await emitRevoked(tx, id)
  await tx.delete(knownBrowsers).where(eq(knownBrowsers.employeeId, employeeId))
}
