import { limits } from '../../../src/shared/limits.ts'
import type { Side } from '../../../src/shared/sides.ts'
import { words } from '../../../src/shared/sides.ts'
import { count } from './count.ts'

/** Texts of the dialog that proposes terms. */
export const proposalFormCopy = {
  title: 'Propose Terms',
  counterTitle: (number: number) => `Counter Proposal ${number}`,
  replaces: (number: number) => `This replaces your proposal ${number}, which is open.`,
  startsFrom: (number: number) => `Starts from the terms of proposal ${number}.`,
  previewTitle: 'Preview',
  previewText: (company: string) =>
    `${company} will see exactly this. A proposal can’t be edited after it was sent, only replaced or withdrawn.`,
  total: 'Total price',
  currency: 'Currency',
  included: 'In the price',
  tax: 'Tax included',
  delivery: 'Delivery included',
  quantity: 'Quantity',
  unit: 'Unit',
  termName: 'Name of the term',
  newTerm: 'New term',
  removeTerm: (label: string) => `Remove ${label || 'this term'}`,
  addTerm: 'Add Term',
  ownTerm: 'A term of your own',
  kinds: { number: 'A number', choice: 'A choice', date: 'A date', text: 'A text' },
  addOption: 'Add Option',
  options: 'Options',
  removeOption: (option: string) => `Remove ${option}`,
  note: (company: string) => `Note to ${company} (optional)`,
  validUntil: 'Valid until',
  validHelp: 'Until the end of this day.',
  shares: 'Show our judgements of the requirements in an agreement on this proposal',
  kept: 'Your draft is kept in this browser.',
  discard: 'Discard Draft',
  discardTitle: 'Discard this draft?',
  discardText: 'Everything that you filled in here is lost.',
  keep: 'Keep Editing',
  preview: 'Preview',
  back: 'Back',
  send: 'Send Proposal',
  draftTitle: 'You have an unsent draft',
  draftText: (number: number) =>
    `Go on with it, or start from the terms of proposal ${number} instead? The draft is then lost.`,
  draftContinue: 'Go On With the Draft',
  draftReplace: (number: number) => `Start From Proposal ${number}`,
  stale: (side: Side) =>
    `Your ${words[side].listing} was edited after you wrote this draft. Check that its figures still hold.`,
  staleKeep: 'They Still Hold',
  staleDrop: 'Start Again',
  take: (text: string) => `Take ${text}`,
  suggested: 'Named so far',
  from: (source: string) => `from ${source}`,
  listing: (own: boolean, side: Side) => `${own ? 'your' : 'their'} ${words[side].listing}`,
  message: (own: boolean, time: string) => `${own ? 'your' : 'their'} message of ${time}`,
  unitPrice: 'Unit price',
  date: 'Date',
  latestDate: 'Latest date',
  earliestDate: 'Earliest date',
  period: 'Period',
  errors: {
    total: 'Enter the total price.',
    amount: (example: string) => `Enter an amount like ${example}.`,
    number: 'Enter a number.',
    positive: 'Enter a number above 0.',
    quantity: 'Enter a quantity, or leave the unit empty.',
    label: 'Name this term.',
    emptyTerm: (options: number) =>
      `Enter a value${options > 1 ? ' in at least one option' : ''}, or remove this term.`,
    date: 'Choose a date.',
    past: 'Choose a day from today on.',
    note: `At most ${count(limits.proposalNote)} characters.`,
  },
} as const

/** Terms that are common in business, with the unit or the choices that are usual. */
export const commonTerms = [
  { key: 'delivery_date', label: 'Delivery date', kind: 'date' },
  { key: 'delivery_time', label: 'Delivery time', kind: 'number', unit: 'weeks' },
  { key: 'payment_term', label: 'Payment term', kind: 'number', unit: 'days' },
  { key: 'payment', label: 'Payment', kind: 'choice' },
  { key: 'delivery_terms', label: 'Delivery terms', kind: 'choice' },
  { key: 'warranty', label: 'Warranty', kind: 'number', unit: 'months' },
  { key: 'contract_term', label: 'Contract term', kind: 'number', unit: 'months' },
] as const

/** What a choice suggests; other texts can be typed, too. */
export const commonChoices: Readonly<Record<string, readonly string[]>> = {
  payment: ['In advance', 'On delivery', 'On invoice', 'By instalments'],
  delivery_terms: ['EXW', 'FCA', 'FOB', 'CIF', 'DAP', 'DPU', 'DDP'],
}

/** Terms and units that texts state, as `agreements.suggestions` names them. */
export const commonStatedTerms: Readonly<Record<string, string>> = {
  payment_term: 'Payment term',
  delivery_time: 'Delivery time',
  warranty: 'Warranty',
  contract_term: 'Contract term',
  notice_period: 'Notice period',
  response_time: 'Response time',
}

export const periodName = (unit: string): string => unit

export const perUnit = (unit: string): string => `per ${unit}`

export const commonUnits = [
  'kg',
  't',
  'l',
  'm',
  'm²',
  'm³',
  'pieces',
  'hours',
  'days',
  'weeks',
  'months',
  'years',
  '%',
]
