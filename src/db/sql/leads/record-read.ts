import type { Reader } from '../../client.ts'
import { leadReads } from '../../tables/leads.ts'

/** Stores when an employee last read a lead. The caller checks the permission. */
export const recordRead = (db: Reader, leadId: string, employeeId: string, visitedAt: Date) =>
  db
    .insert(leadReads)
    .values({ leadId, employeeId, visitedAt })
    .onConflictDoUpdate({ target: [leadReads.leadId, leadReads.employeeId], set: { visitedAt } })
    .execute()
