import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Tx } from '../../src/db/client.ts'
import { companies, employees } from '../../src/db/tables/companies.ts'
import { addDays } from '../../src/shared/dates.ts'
import { makeIndividual, makeSession, type Person } from '../make/people.ts'
import { send } from '../rest/requests.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

/** Sessions whose employee or company was deleted from the database. */

const app = await forFile(startApp())
let person: Person
let cookie: string

beforeEach(async () => {
  person = await makeIndividual(app.db)
  cookie = (await makeSession(app.ctx, person)).cookie
})

const readStatus = (userId = person.employeeId) =>
  send(
    app,
    { method: 'GET', path: '/api/company_premium_status_for_user/{user_id}' },
    { params: { user_id: userId } },
    { cookie },
  )

const deleteEmployee = () => app.db.delete(employees).where(eq(employees.id, person.employeeId))
/** Deletes the company as a restored or repaired database may lack it: without its foreign keys. */
const deleteCompany = () =>
  app.db.transaction(async (tx: Tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.delete(companies).where(eq(companies.id, person.companyId))
  })

describe.each([
  [
    'employee',
    'error_employee_not_found',
    'Your account no longer exists. Please contact support.',
    deleteEmployee,
  ],
  [
    'company',
    'error_company_not_found',
    'Your company no longer exists. Please contact support.',
    deleteCompany,
  ],
] as const)('without its %s, a session', (_, planType, message, remove) => {
  test('gets the plan type with a message, over REST and tRPC', async () => {
    expect(await readStatus()).toMatchObject({ status: 200, body: { plan_type: 'none' } })
    await remove()
    expect(await readStatus()).toMatchObject({
      status: 200,
      body: { plan_type: planType, type: planType, message, is_premium: false },
    })
    const response = await fetch(`${app.url}/trpc/billing.plan`, { headers: { cookie } })
    expect(await response.json()).toMatchObject({ result: { data: { planType, message } } })
  })

  test('gets 403 for another person’s id, and 401 for every other call', async () => {
    const other = await makeIndividual(app.db)
    await remove()
    expect(await readStatus(other.employeeId)).toMatchObject({ status: 403 })
    for (const path of [`/api/employee_info/${person.employeeId}`, `/api/company_full/${person.companyId}`])
      expect(await send(app, { method: 'GET', path }, {}, { cookie })).toMatchObject({ status: 401 })
    const body = { user_id: person.employeeId }
    const choose = { method: 'POST', path: '/api/select_free_plan' }
    expect(await send(app, choose, { body }, { cookie })).toMatchObject({ status: 401 })
  })

  test('gets 401 once it has expired', async () => {
    await remove()
    await app.db.execute(
      sql`update sessions set expires_at = ${addDays(app.ctx.now(), -1).toISOString()}::timestamptz`,
    )
    expect(await readStatus()).toMatchObject({ status: 401 })
  })
})

test('an unknown session gets 401', async () => {
  cookie = `${cookie}x`
  expect(await readStatus()).toMatchObject({ status: 401 })
})
