import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeCompany } from '../../make/companies.ts'
import { freshEmail } from '../../make/people.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { abortCall, answerStatus, refuse } from '../answers.ts'
import { pageOf, readAlert, readFieldError } from '../as-person.ts'

const app = await forFile(startApp())
const browser = await forFile(openBrowser())
let page: Page

beforeEach(async () => {
  page = await pageOf(browser, app, null)
  await page.goto('/login')
  return () => page.close()
})

const panel = () => page.getByRole('tabpanel').filter({ visible: true })
const press = (name: string) => panel().getByRole('button', { name, exact: true }).click()

describe('A login that fails', () => {
  beforeEach(() => panel().getByLabel('Email').fill('ada@example.org'))

  it('shows the server’s reason, or that it cannot be reached', async () => {
    await refuse(page, 'auth.sendLoginCode', 'TOO_MANY')
    await press('Send Verification Code')
    await readFieldError(page, 'Failed to send verification code: Too many attempts.')
    await abortCall(page, 'auth.sendLoginCode')
    await press('Send Verification Code')
    await readAlert(page, 'Error sending verification code: The server could not be reached.')
  })

  it('distinguishes a refused code from a server error', async () => {
    await panel().getByLabel('Verification Code').fill('123456')
    await press('Login')
    await readFieldError(page, 'Login failed: Invalid or expired verification code.')
    await answerStatus(page, 'auth.verifyLogin')
    await press('Login')
    await readAlert(page, 'Login error: Server error: 418')
  })
})

describe('A registration that fails', () => {
  async function fillPerson(role: string) {
    await page.getByRole('tab', { name: 'Register' }).click()
    await panel().getByLabel(role, { exact: true }).check()
    await panel().getByLabel('First Name').fill('Ada')
    await panel().getByLabel('Last Name').fill('Byron')
    await panel().getByLabel('Email').fill(freshEmail())
  }

  it('keeps the input and shows the reason', async () => {
    await fillPerson('Individual')
    await abortCall(page, 'auth.registerIndividual')
    await press('Register')
    await readAlert(page, 'Registration error: The server could not be reached.')
    expect(await panel().getByLabel('First Name').inputValue()).toBe('Ada')
    await refuse(page, 'auth.registerIndividual', 'TOO_MANY')
    await press('Register')
    await readAlert(page, 'Registration failed: Too many attempts.')
  })

  it('shows inline that a company code was not sent or not valid, or that details were not loaded', async () => {
    await makeCompany(app.db, { name: 'Bobbin Works' })
    await fillPerson('Company Manager')
    await press('Next')
    await panel().getByRole('combobox', { name: 'Company' }).fill('Bobbin')
    await page.getByRole('option', { name: 'Bobbin Works' }).click()
    const failure = panel().getByRole('alert')

    await answerStatus(page, 'auth.sendCompanyCode')
    await press('Send Verification Code')
    await failure.filter({ hasText: /^Failed to send verification code$/ }).waitFor()
    await page.unrouteAll()
    await press('Send Verification Code')
    await press('Fill in')
    await answerStatus(page, 'auth.verifyCompanyCode')
    await press('Verify Code')
    await failure.filter({ hasText: /^Verification failed$/ }).waitFor()
    await page.unrouteAll()
    await panel().getByLabel('Verification Code').fill('12345678')
    expect(await panel().getByLabel('Verification Code').inputValue()).toBe('123456')
    await panel().getByLabel('Verification Code').fill('')
    await page.keyboard.insertText(' 654 321 ')
    expect(await panel().getByLabel('Verification Code').inputValue()).toBe('654321')
    await press('Fill in')
    await press('Verify Code')
    await page.getByText('✓ Company verification successful! You can now proceed to Step 3.').waitFor()

    await refuse(page, 'companies.contact', 'NOT_FOUND')
    await press('Next')
    await failure.getByText('Unable to load company details. Please try again.').waitFor()
    await page.unrouteAll()
    await panel().getByRole('button', { name: 'Try again' }).click()
    await panel().getByText('info@acme.example').waitFor()
  })
})
