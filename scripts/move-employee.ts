import { moveEmployee } from '../src/companies/move-employee.ts'
import { readConfig } from '../src/config.ts'
import { connect } from '../src/db/client.ts'

/** node scripts/move-employee.ts <login email> <company id>: for operators, with DATABASE_URL set. */

const [email, companyId] = process.argv.slice(2)
const { databaseUrl } = readConfig()
if (!email || !companyId || !databaseUrl) {
  console.error('DATABASE_URL=… node scripts/move-employee.ts <login email> <company id>')
  process.exit(1)
}
const { db, close } = connect(databaseUrl, 2)
const { employeeId } = await moveEmployee({ db, now: () => new Date() }, { email, companyId })
console.log(`Moved ${email} (${employeeId}) to company ${companyId} and ended all sessions and keys.`)
await close()
