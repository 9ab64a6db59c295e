import type { Page } from 'playwright-core'
import { makeCompany } from '../../make/companies.ts'
import { makeLead } from '../../make/leads.ts'
import { makeListing } from '../../make/listings.ts'
import { makeEmployee, makeIndividual, type Person } from '../../make/people.ts'
import { makePlan } from '../../make/plans.ts'
import type { TestApp } from '../../setup/app.ts'

export type Who = 'manager' | 'contributor' | 'individual'

export interface World {
  readonly people: Readonly<Record<Who, Person>>
  /** Both lead pages, as the manager opens them. */
  readonly leads: { readonly seller: string; readonly buyer: string }
}

/** A company with listings and matches on both sides, its people, and an individual without a plan. */
export async function makeWorld(app: TestApp): Promise<World> {
  const { company, manager } = await makeCompany(app.db)
  await makePlan(app.db, company.id)
  const contributor = await makeEmployee(app.db, company.id, { role: 'company individual contributor' })
  const individual = await makeIndividual(app.db)
  const selling = await makeLead(app.ctx, { people: { seller: manager } })
  const buying = await makeLead(app.ctx, { people: { buyer: manager } })
  await makeListing(app.db, manager, 'seller', { name: 'An offering that nobody has found yet' })
  return {
    people: { manager, contributor, individual },
    leads: {
      seller: `/product_lead?seller_company_id=${company.id}&product_id=${selling.listings.seller.id}`,
      buyer: `/procurement_lead?buyer_company_id=${company.id}&procurement_id=${buying.listings.buyer.id}`,
    },
  }
}

export interface View {
  readonly name: string
  readonly path: string | ((world: World) => string)
  readonly as?: Who
  /** What stands when the page has loaded. */
  readonly ready: string
  /** What else can be seen there, each from the page as it was opened. */
  readonly opens?: Readonly<Record<string, (page: Page, phone: boolean) => Promise<unknown>>>
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name }).waitFor()

async function describe(page: Page, text = 'Oak boards, 30 mm thick, in Leeds by March.') {
  await page.getByRole('textbox').first().fill(text)
}

async function register(page: Page, role: string) {
  await page.getByRole('tab', { name: 'Register' }).click()
  const panel = page.getByRole('tabpanel').filter({ visible: true })
  await panel.getByLabel(role, { exact: true }).check()
  await panel.getByLabel('First Name').fill('Ada')
  await panel.getByLabel('Last Name').fill('Byron')
  await panel.getByLabel('Email').fill('ada@example.org')
  return panel
}

async function chooseCompany(page: Page, role: string, name: string) {
  const panel = await register(page, role)
  await panel.getByRole('button', { name: 'Next' }).click()
  await panel.getByRole('textbox', { name: 'Company', exact: true }).fill(name)
  await page.getByRole('option', { name, exact: true }).click()
  return panel
}

async function complete(page: Page, card: string, title: string) {
  await describe(page)
  await button(page, 'Unlock Opportunities').click()
  await page.getByRole('button', { name: card }).click()
  await dialog(page, title)
}

/** Both sides' modals of the main page. */
const mainOpens = {
  'adding an offering': async (page: Page) => {
    await button(page, /^Create Offering/).click()
    await dialog(page, 'Create Offering')
  },
  'adding a request, step 2': async (page: Page) => {
    await button(page, /^Create Request/).click()
    await describe(page)
    await button(page, 'Next').click()
    await page.getByRole('button', { name: 'Add Request' }).waitFor()
  },
  'an offering’s description': async (page: Page) => {
    await button(page, /^Description: Organic/).click()
    await page.getByRole('button', { name: 'Update', exact: true }).waitFor()
  },
  'editing a request': async (page: Page) => {
    await button(page, /^Description: Flour/).click()
    await page.getByRole('button', { name: 'Update', exact: true }).click()
    await page.getByRole('button', { name: 'Confirm Update' }).waitFor()
  },
  'a tile’s menu': async (page: Page) => {
    await button(page, /^More about/).click()
    await page.getByRole('menuitem', { name: 'Delete' }).waitFor()
  },
  deleting: async (page: Page) => {
    await button(page, /^More about/).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await dialog(page, 'Confirm Deletion')
  },
}

const leadOpens = (side: 'seller' | 'buyer') => ({
  'the details': async (page: Page) => {
    const title = side === 'seller' ? 'Request Details' : 'Offering Details'
    await button(page, title).click()
    await page.getByRole('dialog', { name: title }).getByRole('heading', { level: 4 }).first().waitFor()
  },
  'the contact': async (page: Page) => {
    const party = side === 'seller' ? 'Requester' : 'Offerer'
    await button(page, `Get ${party} Information`).click()
    await dialog(page, `${party} Information`)
  },
  'ending the talk': async (page: Page) => {
    await button(page, 'Terminate Conversation').click()
    await dialog(page, 'Terminate this conversation?')
  },
  'correcting a message': async (page: Page) => {
    if (side === 'buyer') return
    await button(page, 'Edit message').click()
    await page.getByRole('textbox', { name: 'Edit message' }).waitFor()
  },
  'an alert': async (page: Page) => {
    await button(page, 'Directly Continue The Conversation').click()
    await page.getByRole('alertdialog').waitFor()
  },
  'the list’s pane, sorted by': async (page: Page, phone: boolean) => {
    if (phone) await button(page, 'Potential Matches').click()
    await button(page, 'Sort By').click()
    await page.getByRole('menuitemradio').first().waitFor()
  },
  'the inputs’ pane': async (page: Page, phone: boolean) => {
    if (phone) await button(page, 'Your inputs').click()
    await page.getByLabel(/Additional Thoughts/).waitFor()
  },
})

const personal = (modify: string, edit: string) => ({
  'editing the person': async (page: Page) => {
    await button(page, modify).click()
    await dialog(page, edit)
    await page.getByRole('button', { name: 'Update', exact: true }).click()
  },
  'changing the email': async (page: Page) => {
    await button(page, modify).click()
    await page.getByRole('button', { name: 'Update', exact: true }).click()
    await page.getByLabel('Login Email').fill('another@example.org')
    await page.getByRole('button', { name: 'Confirm Update' }).click()
    await dialog(page, 'Email Change Requires Logout')
  },
})

/** Every page of Parley, and everything that opens on it. */
export const views: readonly View[] = [
  { name: 'landing', path: '/', ready: 'How it works' },
  {
    name: 'landing, logged in',
    path: '/',
    as: 'manager',
    ready: 'How it works',
    opens: {
      'choosing the intent': async (page) => {
        await describe(page)
        await button(page, 'Unlock Opportunities').click()
        await dialog(page, 'What do you want to do?')
      },
      'completing an offering': (page) =>
        complete(page, 'I have something to offer', 'Complete Your Offering'),
      'completing a request': (page) => complete(page, 'I am looking for something', 'Complete Your Request'),
    },
  },
  {
    name: 'login',
    path: '/login',
    ready: 'Log in or register',
    opens: {
      registering: (page) => register(page, 'Company Manager'),
      'choosing a company': async (page) => {
        const panel = await register(page, 'Company Manager')
        await panel.getByRole('button', { name: 'Next' }).click()
        await panel.getByRole('textbox', { name: 'Company', exact: true }).fill('a')
        await page.getByRole('option').nth(1).waitFor()
      },
      'verifying a company': async (page) => {
        const panel = await chooseCompany(page, 'Company Manager', 'Acme Ltd')
        await panel.getByRole('button', { name: 'Verify Code' }).click()
        await panel.getByRole('alert').waitFor()
      },
      'a new company': async (page) => {
        const panel = await chooseCompany(page, 'Company Manager', 'Not in the list')
        await panel.getByRole('button', { name: 'Next' }).click()
        await panel.getByLabel('Company Name').waitFor()
      },
      'a contributor without a company': async (page) => {
        const panel = await chooseCompany(page, 'Company Individual Contributor', 'Not in the list')
        await panel.getByRole('button', { name: 'Next' }).click()
        await panel.getByText('Important Information').waitFor()
      },
    },
  },
  { name: 'main', path: '/main', as: 'manager', ready: 'My Requests', opens: mainOpens },
  { name: 'main without a plan', path: '/main', as: 'individual', ready: 'Upgrade Required' },
  ...(['seller', 'buyer'] as const).map(
    (side): View => ({
      name: `the ${side}’s lead page`,
      path: ({ leads }) => leads[side],
      as: 'manager',
      ready: side === 'seller' ? 'Flour for a bakery' : 'Organic wheat flour',
      opens: leadOpens(side),
    }),
  ),
  {
    name: 'the manager’s home',
    path: '/entity_manager_home',
    as: 'manager',
    ready: 'Company Contact Info',
    opens: {
      'the introduction': async (page) => {
        await button(page, 'Modify Intro').click()
        await dialog(page, 'Edit Company Intro')
      },
      'the contact': async (page) => {
        await button(page, 'Modify Contact Info').click()
        await dialog(page, 'Edit Company Contact Info')
      },
      ...personal('Modify Personal Info', 'Edit Personal Info'),
    },
  },
  {
    name: 'the individual’s home',
    path: '/individual_home',
    as: 'individual',
    ready: 'Annual Premium',
    opens: personal('Modify Contact Info', 'Edit Contact Info'),
  },
  {
    name: 'the contributor’s home',
    path: '/entity_individual_home',
    as: 'contributor',
    ready: 'Your Personal Info',
  },
  { name: 'privacy', path: '/privacy-policy', ready: 'Privacy Policy' },
  { name: 'support', path: '/contact-support', ready: 'Contact Support' },
  { name: 'nothing', path: '/nowhere', ready: 'Page not found' },
]

/** Opens a view's page and waits until it stands still. */
export async function openView(page: Page, view: View, world: World): Promise<void> {
  await page.goto(typeof view.path === 'string' ? view.path : view.path(world))
  await page
    .getByRole('heading', { name: new RegExp(`^${view.ready}`) })
    .first()
    .waitFor()
}

/** Fades have ended, so that colours are what they will be. */
export const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== 'running'))
