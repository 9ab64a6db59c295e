import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { beforeEach, describe, it } from 'vitest'
import { listings } from '../../../src/db/tables/listings.ts'
import { makeCompany } from '../../make/companies.ts'
import { eachSide } from '../../make/leads.ts'
import { makeListing } from '../../make/listings.ts'
import { makePlan } from '../../make/plans.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { answer, answerStatus, hold, refuse } from '../answers.ts'
import { pageOf, readAlertLines } from '../as-person.ts'

const app = await forFile(startApp())
const browser = await forFile(openBrowser())
const person = (await makeCompany(app.db)).manager
await makePlan(app.db, person.companyId)
let page: Page

beforeEach(async () => {
  page = await pageOf(browser, app, person)
  return () => page.close()
})

const waitForError = (text: string) => page.getByRole('alert').getByText(text).waitFor()

describe('The main page when it cannot be loaded', () => {
  it('shows that it is loading', async () => {
    const release = await hold(page, 'companies.me')
    await page.goto('/main')
    await page.getByRole('status').getByText('Loading your page...').waitFor()
    release()
    await page.getByRole('heading', { name: 'My Requests' }).waitFor()
  })

  it('shows that the user could not be loaded, and links to the login page', async () => {
    await answerStatus(page, 'companies.me')
    await page.goto('/main')
    await waitForError(
      'Failed to load user information: Server error fetching employee info: 418. Please try logging in again.',
    )
    await page.getByRole('link', { name: 'Go to Login' }).click()
    await page.waitForURL('/login')
  })

  it('gives one advice after the server’s own, and links to support', async () => {
    await refuse(page, 'companies.me', 'INTERNAL')
    await page.goto('/main')
    await waitForError(
      'Failed to load user information: Something went wrong on our side. Please try logging in again.',
    )
    await page.getByRole('alert').getByRole('link', { name: 'Contact Support' }).click()
    await page.waitForURL('/contact-support')
  })

  it('shows that the company could not be loaded, and retries', async () => {
    await refuse(page, 'companies.own', 'FORBIDDEN')
    await page.goto('/main')
    await waitForError('Failed to load company details: You are not allowed to do this.')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'My Requests' }).waitFor()
  })

  it('redirects to the login page when the company does not exist', async () => {
    await refuse(page, 'companies.own', 'NOT_FOUND')
    await page.goto('/main')
    await page.waitForURL('/login')
  })

  it('asks the user to log in again when the role is unknown', async () => {
    await answer(page, 'companies.me', { id: person.employeeId, role: 'captain', email: '' })
    await page.goto('/main')
    await waitForError('Your company type or role could not be loaded. Please log out and log in again.')
  })
})

describe.each(eachSide)('A listing of the %s', (side) => {
  it('is shown as untitled without a name, and says when deleting failed', async () => {
    const untitled = side === 'seller' ? '(Untitled Offering)' : '(Untitled Request)'
    const { id } = await makeListing(app.db, person, side)
    await app.db.update(listings).set({ name: '' }).where(eq(listings.id, id))
    await page.goto('/main')
    await page.getByRole('button', { name: `More about ${untitled}` }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await refuse(page, 'listings.delete', 'FORBIDDEN')
    await page.getByRole('button', { name: 'Yes, Delete' }).click()
    await readAlertLines(page, ['Delete failed: Status 403', 'You are not allowed to do this.'])
    await page.getByRole('article', { name: untitled }).waitFor()
  })
})
