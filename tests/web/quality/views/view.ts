import type { Page } from 'playwright-core'
import type { Person } from '../../../make/people.ts'

/** The contributor belongs to the manager's company. A newcomer has no plan; a subscriber buys one. */
export type Viewer = 'manager' | 'contributor' | 'individual' | 'newcomer' | 'subscriber'

/** The data that the views need; made by the tests, or from the demo market for screenshots. */
export interface World {
  readonly people: Readonly<Record<Viewer, Person>>
  /** Paths of lead pages of the manager: one for each side, one with a terminated conversation, one without matches. */
  readonly leads: {
    readonly seller: string
    readonly buyer: string
    readonly ended: string
    readonly empty: string
  }
  /** Paths of the comparison board of a request of the manager, and of an agreement. */
  readonly agreements: { readonly board: string; readonly agreement: string }
  /** Paths of lead pages of the manager with proposals in each state (tests/make/negotiations.ts). */
  readonly negotiations: {
    readonly waiting: string
    readonly own: string
    readonly agreed: string
    /** Where the manager's assistant asks. */
    readonly asks: string
  }
}

/** Brings the loaded page into a state and waits for it. */
type OpenState = (page: Page, phone: boolean) => Promise<unknown>

export interface View {
  readonly name: string
  readonly path: string | ((world: World) => string)
  readonly as?: Viewer
  /** The start of a heading that is visible when the page has loaded, or a function that waits for it. */
  readonly ready: string | ((page: Page) => Promise<unknown>)
  /** Dialogs and other states of the page. States with lasting effects come last. */
  readonly states?: Readonly<Record<string, OpenState>>
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

export const dialogs = {
  named: (page: Page, name: string) => page.getByRole('dialog', { name }).waitFor(),
  alert: (page: Page) => page.getByRole('alertdialog').waitFor(),
}

export const fillDescription = (page: Page, text = 'Oak boards, 30 mm thick, in Leeds by March.') =>
  page.getByRole('textbox').first().fill(text)
