import type { Page } from 'playwright-core'
import type { Person } from '../../../make/people.ts'

/** The contributor is of the manager's company; newcomers have no plan yet, subscribers will pay for one. */
export type Viewer = 'manager' | 'contributor' | 'individual' | 'newcomer' | 'subscriber'

/** What the views need to stand somewhere: the tests' few companies, or the demo market. */
export interface World {
  readonly people: Readonly<Record<Viewer, Person>>
  /** Both lead pages, as the manager opens them, and one whose talk has ended. */
  readonly leads: { readonly seller: string; readonly buyer: string; readonly ended: string }
}

/** Does what somebody does on the page as it was opened, and waits for what that brings. */
type OpenState = (page: Page, phone: boolean) => Promise<unknown>

export interface View {
  readonly name: string
  readonly path: string | ((world: World) => string)
  readonly as?: Viewer
  /** The heading, or whatever else, that stands when the page has loaded. */
  readonly ready: string | ((page: Page) => Promise<unknown>)
  /** What else can be seen there. What changes the page's answers for good comes last. */
  readonly states?: Readonly<Record<string, OpenState>>
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

export const dialogs = {
  named: (page: Page, name: string) => page.getByRole('dialog', { name }).waitFor(),
  alert: (page: Page) => page.getByRole('alertdialog').waitFor(),
}

export const fillDescription = (page: Page, text = 'Oak boards, 30 mm thick, in Leeds by March.') =>
  page.getByRole('textbox').first().fill(text)
