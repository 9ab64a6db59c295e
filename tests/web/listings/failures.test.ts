import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeCompany } from '../../make/companies.ts'
import { eachSide } from '../../make/leads.ts'
import { makeListing } from '../../make/listings.ts'
import type { Person } from '../../make/people.ts'
import { makePlan } from '../../make/plans.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { answer, answerStatus, forgetUser, hold, refuse } from '../answers.ts'
import { pageOf, readAlert, readAlertLines, readFieldError } from '../as-person.ts'

const app = await forFile(startApp({ worker: true }))
const browser = await forFile(openBrowser())

const pdf = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 no more') }

describe.each(eachSide)('The errors in the modals of the %s', (side) => {
  const noun = side === 'seller' ? 'Offering' : 'Request'
  let person: Person
  let page: Page

  beforeEach(async () => {
    person = (await makeCompany(app.db)).manager
    await makePlan(app.db, person.companyId)
    await makeListing(app.db, person, side, { name: 'Standing' })
    page = await pageOf(browser, app, person)
    await page.goto('/main')
    return () => page.close()
  })

  const press = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  const openAdd = async () => {
    await page.getByRole('button', { name: new RegExp(`^Create ${noun}`) }).click()
    const text = page.getByRole('dialog').getByRole('textbox')
    await text.fill('Rye flour\n- Organic')
    return text
  }
  const openEdit = async () => {
    await page.getByRole('button', { name: 'Description: Standing' }).click()
    await press('Update')
  }
  const files = () => page.getByRole('dialog').locator('input[type=file]')

  it('starts with a text box of fifteen rows', async () => {
    expect(await (await openAdd()).getAttribute('rows')).toBe('15')
  })

  it('says why a text could not be parsed', async () => {
    await answer(page, 'listings.parse', { state: 'failed', form: null, error: 'Too vague.' })
    await openAdd()
    await press('Next')
    await readAlertLines(page, [`${noun.toLowerCase()} parse failed: Too vague.`])
    await page.unrouteAll()
    await answer(page, 'listings.parse', { state: 'failed', form: null, error: null })
    await press('Next')
    await readAlertLines(page, [`${noun.toLowerCase()} parse failed: Unknown error`])
  })

  it('says that the listing was not created, and keeps the form', async () => {
    await openAdd()
    await press('Next')
    await page.getByLabel(`${noun} Description`).fill('')
    await press(`Add ${noun}`)
    await readFieldError(page, `Please provide a ${noun} Description.`)
    await page.getByLabel(`${noun} Description`).fill('Fine flour.')
    await answerStatus(page, 'listings.publish')
    await press(`Add ${noun}`)
    await readAlertLines(page, [`Failed to create ${noun.toLowerCase()}: Status 418`, 'Please try again.'])
    expect(await page.getByLabel(`${noun} Description`).inputValue()).toBe('Fine flour.')
  })

  it('says that the listing was not updated', async () => {
    await openEdit()
    await refuse(page, 'listings.revise', 'FORBIDDEN')
    await press('Confirm Update')
    await readAlertLines(page, ['Update failed: Status 403', 'You are not allowed to do this.'])
  })

  it('sends nothing without a stored user', async () => {
    await openEdit()
    await forgetUser(page)
    await press('Confirm Update')
    await readAlert(page, 'User not identified. Cannot proceed.')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await openAdd()
    await press('Next')
    await readAlert(page, 'User not identified. Cannot proceed.')
  })

  it('blocks Next, saving and removing while files are being processed', async () => {
    const release = await hold(page, 'media.presign')
    await openAdd()
    await files().setInputFiles([pdf, { ...pdf, name: 'second.pdf' }])
    await page.getByText('Uploading...').first().waitFor()
    await page.getByText('Pending').waitFor()
    await press('Next')
    await readAlert(page, 'Please wait for media processing to complete before submitting.')
    // The button is marked as disabled, but says why when pressed.
    await page.getByRole('button', { name: 'Remove plan.pdf' }).click({ force: true })
    await readAlert(page, 'Cannot remove a file that is currently being processed.')
    await press('Cancel')
    await press('Keep as draft')
    await openEdit()
    await files().setInputFiles(pdf)
    await page.getByText('Uploading...').waitFor({ state: 'attached' })
    await press('Confirm Update')
    await readAlert(page, 'Please wait for media processing to complete before saving.')
    release()
  })

  it('shows why a file failed, in its row and in an alert', async () => {
    await openAdd()
    await answerStatus(page, 'media.presign')
    await files().setInputFiles(pdf)
    await readAlert(page, 'Error processing plan.pdf: HTTP 418')
    const row = page.getByRole('listitem').filter({ hasText: 'plan.pdf' })
    await row.getByText('Error', { exact: true }).hover()
    await page.getByRole('tooltip', { name: 'HTTP 418' }).waitFor()
    await press('Remove plan.pdf')
    await page.getByText('No media attached.').waitFor()

    // The embedded store says what is wrong with the file.
    await page.unrouteAll()
    await files().setInputFiles({ ...pdf, buffer: Buffer.from('Not a PDF.') })
    await readAlert(page, 'Error processing plan.pdf: The file is not of the type it claims to be.')
    await press('Remove plan.pdf')

    const form = { url: '/nowhere-to-post', fields: {}, publicUrl: '/media/x' }
    await answer(page, 'media.presign', form)
    await page.route('**/nowhere-to-post', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
    await files().setInputFiles(pdf)
    await readAlert(page, 'Error processing plan.pdf: HTTP 502')
    await press('Remove plan.pdf')
    await page.route('**/nowhere-to-post', (route) => route.abort())
    await files().setInputFiles(pdf)
    await readAlert(page, 'Error processing plan.pdf: The server could not be reached.')
    await press('Remove plan.pdf')

    await page.unrouteAll()
    const release = await hold(page, 'media.analysis')
    await files().setInputFiles({ ...pdf, name: 'third.pdf' })
    await page.getByText('Analyzing...').waitFor()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await answer(page, 'media.analysis', { state: 'failed', error: null })
    release()
    await readAlert(page, 'Error processing third.pdf: Analysis failed')
  })

  it('names the status of an upload that an S3-compatible store refuses', async () => {
    await answer(page, 'about', { demoUrl: '', analyticsId: null, embedded: [], mailOutbox: false })
    await page.reload()
    await openAdd()
    await answer(page, 'media.presign', { url: '/nowhere-to-post', fields: {}, publicUrl: '/media/x' })
    await page.route('**/nowhere-to-post', (route) => route.fulfill({ status: 403 }))
    await files().setInputFiles(pdf)
    await readAlert(page, 'Error processing plan.pdf: GCS Upload failed: 403')
  })
})
