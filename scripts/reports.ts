import { asc, eq, isNull } from 'drizzle-orm'
import { readConfig } from '../src/config.ts'
import { connect } from '../src/db/client.ts'
import { companies, employees } from '../src/db/tables/companies.ts'
import { reports } from '../src/db/tables/safety.ts'

/** node scripts/reports.ts [--close <report id>]: shows the open reports of conversations, with DATABASE_URL set. */

const [action, reportId] = process.argv.slice(2)
const { databaseUrl } = readConfig()
if (!databaseUrl || (action !== undefined && (action !== '--close' || !reportId))) {
  console.error('DATABASE_URL=… node scripts/reports.ts [--close <report id>]')
  process.exit(1)
}
const { db, close } = connect(databaseUrl, 2)
if (reportId) await db.update(reports).set({ closedAt: new Date() }).where(eq(reports.id, reportId))
const rows = await db
  .select({ report: reports, company: companies.name, email: employees.email })
  .from(reports)
  .innerJoin(companies, eq(companies.id, reports.companyId))
  .innerJoin(employees, eq(employees.id, reports.reportedBy))
  .where(isNull(reports.closedAt))
  .orderBy(asc(reports.createdAt))
for (const { report, company, email } of rows) {
  console.log(`${report.id}  ${report.createdAt.toISOString()}  ${email} of ${company}, ${report.side}`)
  console.log(`  conversation ${report.leadId}${report.messageId ? `, message ${report.messageId}` : ''}`)
  if (report.reason) console.log(`  reason: ${report.reason}`)
  if (report.content !== null) console.log(`  text: ${report.content}`)
}
console.log(`${rows.length} open reports`)
await close()
