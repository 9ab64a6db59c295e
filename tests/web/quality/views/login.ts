import type { Page } from 'playwright-core'
import type { View } from './view.ts'

async function register(page: Page, role: string) {
  await page.getByRole('tab', { name: 'Register' }).click()
  const panel = page.getByRole('tabpanel').filter({ visible: true })
  await panel.getByLabel(role, { exact: true }).check()
  await panel.getByLabel('First Name').fill('Ada')
  await panel.getByLabel('Last Name').fill('Byron')
  await panel.getByLabel('Email').fill('ada@example.org')
  return panel
}

async function openCompanyStep(page: Page, role: string, query: string) {
  const panel = await register(page, role)
  await panel.getByRole('button', { name: 'Next', exact: true }).click()
  await panel.getByRole('combobox', { name: 'Company' }).fill(query)
  await page.getByRole('option').nth(1).waitFor()
  return panel
}

async function chooseNewCompany(page: Page, role: string) {
  const panel = await openCompanyStep(page, role, '')
  await page.getByRole('option', { name: 'Not in the list' }).click()
  await panel.getByRole('button', { name: 'Next', exact: true }).click()
  return panel
}

async function chooseListedCompany(page: Page, role: string) {
  const panel = await openCompanyStep(page, role, 'a')
  await page.getByRole('option').nth(1).click()
  return panel
}

async function verifyCompany(page: Page, role: string) {
  const panel = await chooseListedCompany(page, role)
  await panel.getByRole('button', { name: 'Send Verification Code' }).click()
  await panel.getByRole('button', { name: 'Fill in' }).click()
  await panel.getByRole('button', { name: 'Verify Code' }).click()
  await panel.getByText('✓ Company verification successful!').waitFor()
  return panel
}

export const loginViews: readonly View[] = [
  {
    name: 'login',
    path: '/login',
    ready: 'Log in or register',
    states: {
      'with a code sent': async (page) => {
        await page.getByLabel('Email').first().fill('nobody@example.org')
        await page.getByRole('button', { name: 'Send Verification Code' }).first().click()
        await page.getByText('Verification code sent successfully!').waitFor()
      },
      'an error beside its field': async (page) => {
        await page.getByRole('button', { name: 'Login', exact: true }).click()
        await page.getByRole('alert').filter({ hasText: 'Please enter' }).first().waitFor()
      },
      'registering as an individual': (page) => register(page, 'Individual'),
      registering: (page) => register(page, 'Company Manager'),
      'a taken email': async (page) => {
        const alert = page.getByRole('alert').filter({ hasText: 'Registration failed' })
        // The first time it isn't taken yet.
        do {
          const panel = await register(page, 'Individual')
          await panel.getByRole('button', { name: 'Register' }).click()
          await page.getByText('Registration successful!').or(alert).first().waitFor()
        } while ((await alert.count()) === 0)
      },
      'choosing a company': (page) => openCompanyStep(page, 'Company Manager', 'a'),
      'verifying a company': async (page) => {
        const panel = await chooseListedCompany(page, 'Company Manager')
        await panel.getByRole('button', { name: 'Verify Code' }).click()
        await panel.getByRole('alert').waitFor()
      },
      'a verified company': (page) => verifyCompany(page, 'Company Individual Contributor'),
      'a listed company’s details': async (page) => {
        const panel = await verifyCompany(page, 'Company Individual Contributor')
        await panel.getByRole('button', { name: 'Next', exact: true }).click()
        await panel.getByRole('definition').first().waitFor()
      },
      'a new company': async (page) => {
        const panel = await chooseNewCompany(page, 'Company Manager')
        await panel.getByLabel('Company Name').waitFor()
      },
      'a contributor without a company': async (page) => {
        const panel = await chooseNewCompany(page, 'Company Individual Contributor')
        await panel.getByText('Important Information').waitFor()
      },
    },
  },
]
