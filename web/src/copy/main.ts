import { limits } from '../../../src/shared/limits.ts'
import { type Side, words } from '../../../src/shared/sides.ts'
import { count } from './count.ts'
import { sentence, withoutAdvice } from './sentence.ts'

/** Texts of the main page. */
export const mainCopy = {
  loading: 'Loading your page...',
  page: 'Main Page',
  userHome: 'User Home',
  title: 'Your Profile',
  description: 'Manage your offerings and requests.',
  upgrade: 'Upgrade Required',
  upgradeText: 'Listing offerings needs a plan. Requests are always free to create.',
  limitText: `All ${limits.freeOfferings} offerings of the Free Plan are in use. Premium lists as many as you like.`,
  upgradeLink: 'Go to User Home',
  askManager: 'A manager of your company can choose a plan.',
  noUser: (message: string) =>
    `Failed to load user information: ${sentence(withoutAdvice(message))} Please try logging in again.`,
  noCompany: (message: string) => `Failed to load company details: ${message}`,
  userFallback: (status: number) => `Server error fetching employee info: ${status}`,
  companyFallback: (status: number) => `Server error fetching company details: ${status}`,
  unknownRole: 'Your company type or role could not be loaded. Please log out and log in again.',
  logIn: 'Go to Login',
  tryAgain: 'Try again',
  leads: 'Leads',
  descriptionButton: 'Description',
  pause: 'Pause',
  resume: 'Resume',
  duplicate: 'Duplicate',
  edit: 'Edit',
  delete: 'Delete',
  paused: 'Paused: no new matches',
  pauseDone: (name: string) => `“${name}” is paused. Its conversations go on.`,
  resumeDone: (name: string) => `“${name}” takes new matches again.`,
  pauseFailed: (message: string) => `Pausing failed: ${message}`,
  resumeFailed: (message: string) => `Resuming failed: ${message}`,
  copyOf: (name: string) => `${name} (copy)`,
  menu: (name: string) => `More about ${name}`,
  matches: (n: number) => (n === 0 ? 'No matches yet' : n === 1 ? '1 match' : `${count(n)} matches`),
  unseen: (n: number) => `${count(n)} new`,
  waiting: (n: number) => `${count(n)} ${n === 1 ? 'waits' : 'wait'} for you`,
  ended: (n: number) => `${count(n)} ended`,
  /** Before the last message of the newest match; nothing before what a person of the other side wrote. */
  writer: ({ isOwn, byAssistant }: { isOwn: boolean; byAssistant: boolean }) =>
    isOwn ? (byAssistant ? 'Your assistant: ' : 'You: ') : byAssistant ? 'Their assistant: ' : '',
  endedByYou: 'You ended it.',
  endedBy: (company: string) => `${company} ended it.`,
  overLimit: (n: number, day: string) =>
    `${count(n)} more ${n === 1 ? 'waits' : 'wait'} until ${day}: this month’s limit is reached`,
  looking: 'We keep looking and tell you when one fits.',
  best: 'Best match',
} as const

const upgradeTexts = { PLAN_REQUIRED: mainCopy.upgradeText, PLAN_LIMIT: mainCopy.limitText } as const

/** Why offerings are refused. People who can't choose a plan are referred to a manager. */
export const upgradeText = (refusal: keyof typeof upgradeTexts, canBuy: boolean): string =>
  canBuy ? upgradeTexts[refusal] : `${upgradeTexts[refusal]} ${mainCopy.askManager}`

export const columnCopy = {
  seller: {
    title: 'My Offerings',
    create: 'Create Offering',
    createHint: 'Say what you offer; matches come to you.',
    examples: [
      'We repair and service espresso machines in cafés in Vienna, on weekends too. On site within 24 hours; €85 an hour plus parts.',
      'Organic rye and spelt flour, stone-milled to order, in 25 kg bags. Up to two tonnes a week, delivered within 48 hours in Bavaria; from €0.92 a kilo.',
      'I build and look after online shops for small businesses: Shopify, WooCommerce, moving existing data. Ten years of experience, fixed prices from €2,400.',
    ],
    loadingMore: 'Loading more offerings...',
  },
  buyer: {
    title: 'My Requests',
    create: 'Create Request',
    createHint: 'Say what you look for; matches come to you.',
    examples: [
      'Our bakery needs 500 kg of organic rye flour a week from September. Certified, delivered on Mondays before six. Our limit is €1.10 a kilo.',
      'Looking for a photographer for a wedding near Leeds on 12 June, about 80 guests. From the ceremony to the first dance, all pictures within four weeks.',
      'We are moving an office with 30 desks across Berlin on a Saturday in May. Packing, insured transport and setting everything up again, for a fixed price.',
    ],
    loadingMore: 'Loading more requests...',
  },
} as const satisfies Record<Side, object>

/** In an empty column. */
export const examplesCopy = {
  title: 'Start from an example',
  hint: 'It fills the text box. Change it as you like.',
} as const

/** After publishing: what was understood, how many fit, what would help. */
export const publishedCopy = (side: Side) => {
  const { point, points } = words[side]
  return {
    title: (name: string) => `Published: ${name}`,
    understood: 'Understood',
    points: (shown: number, hidden: number) => {
      const total = shown + hidden
      const all = `${count(total)} ${total === 1 ? point : points}`
      return hidden === 0 ? all : `${all}, ${count(hidden)} of them only for matching`
    },
    fits: 'Could fit',
    found: (total: number, waiting: number) => {
      const open = `${count(total)} ${total === 1 ? 'fits' : 'fit'} so far`
      return waiting === 0 ? `${open}.` : `${open}; ${count(waiting)} of them wait for a free place.`
    },
    help: 'What would help',
    edit: 'Edit',
    close: 'Close',
  }
}
