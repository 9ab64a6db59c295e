import { limits } from '../../../src/shared/limits.ts'
import type { Side } from '../../../src/shared/sides.ts'
import { count } from './count.ts'
import { sentence } from './sentence.ts'

/** Texts of the main page. */
export const mainCopy = {
  loading: 'Loading your page...',
  userHome: 'User Home',
  title: 'Your Profile',
  description: 'Manage your offerings and requests.',
  upgrade: 'Upgrade Required',
  upgradeText: 'Listing offerings needs a plan. Requests are always free to create.',
  limitText: `All ${limits.freeOfferings} offerings of the Free Plan are in use. Premium lists as many as you like.`,
  upgradeLink: 'Go to User Home',
  askManager: 'A manager of your company can choose a plan.',
  noUser: (message: string) =>
    `Failed to load user information: ${sentence(message)} Please try logging in again.`,
  noCompany: (message: string) => `Failed to load company details: ${message}`,
  userFallback: (status: number) => `Server error fetching employee info: ${status}`,
  companyFallback: (status: number) => `Server error fetching company details: ${status}`,
  unknownRole: 'Your company type or role could not be loaded. Please log out and log in again.',
  logIn: 'Go to Login',
  tryAgain: 'Try again',
  leads: 'Leads',
  descriptionButton: 'Description',
  delete: 'Delete',
  menu: (name: string) => `More about ${name}`,
  matches: (n: number) => (n === 0 ? 'No matches yet' : n === 1 ? '1 match' : `${count(n)} matches`),
  unseen: (n: number) => `${count(n)} new`,
  waiting: (n: number) => `${count(n)} ${n === 1 ? 'waits' : 'wait'} for you`,
  overLimit: (n: number) =>
    `${count(n)} more ${n === 1 ? 'waits' : 'wait'} for next month: this month’s limit is reached`,
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
    loadingMore: 'Loading more offerings...',
  },
  buyer: {
    title: 'My Requests',
    create: 'Create Request',
    createHint: 'Say what you look for; matches come to you.',
    loadingMore: 'Loading more requests...',
  },
} as const satisfies Record<Side, object>
