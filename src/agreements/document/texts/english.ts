import type { ProposalStatus } from '../../../shared/proposals/agreements.ts'
import { standardWord } from '../../../shared/proposals/standard-words.ts'
import type { Side } from '../../../shared/sides.ts'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

const sides = { seller: 'Seller', buyer: 'Buyer' } as const satisfies Record<Side, string>

const authors = { person: 'a person', assistant: 'the assistant' } as const

const verdicts = { meet: 'Meets', 'not meet': 'Does not meet' } as const

const outcomes = {
  open: 'Open',
  superseded: 'Replaced',
  withdrawn: 'Withdrawn',
  declined: 'Declined',
  expired: 'Expired',
  accepted: 'Accepted',
} as const satisfies Record<ProposalStatus, string>

/** The fixed words of an agreement's document, and how it writes dates and numbers. */
export const english = {
  day: (day: number, month: number, year: number) => `${day} ${months[month - 1]} ${year}`,
  groupSeparator: ',',
  decimalSeparator: '.',
  standardWord: (text: string) => standardWord(text, 'en'),
  money: (digits: string, currency: string) => `${currency} ${digits}`,

  title: 'Agreement',
  titleOf: (listing: string) => `Agreement: ${listing}`,
  numbered: (id: string) => `Agreement ${id}`,
  between: (seller: string, buyer: string, day: string) => `between ${seller} and ${buyer}, made on ${day}`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,

  parties: 'Parties',
  party: (side: Side): string => sides[side],
  listing: (side: Side, name: string) => `${side === 'seller' ? 'Offering' : 'Request'}: ${name}`,
  unverified: (company: string) => `${company} (unverified)`,

  agreed: 'What was agreed',
  total: (tax: boolean, delivery: boolean) =>
    `Total. Tax ${tax ? 'included' : 'not included'}, delivery ${delivery ? 'included' : 'not included'}.`,
  quantity: 'Quantity',
  note: 'Note with the proposal',
  noteHint: (company: string, assistant: boolean) =>
    `Written by ${company}${assistant ? '’s assistant' : ''}. It is not covered by the hash below.`,

  requirements: 'Requirements of the request',
  noRequirements: 'The request shows no requirements.',
  notShared: 'The buyer has not shared its judgements of the requirements.',
  verdict: (verdict: 'meet' | 'not meet' | null): string => (verdict ? verdicts[verdict] : 'Open'),

  acceptance: 'Acceptance',
  acceptedBy: 'Accepted by',
  /** `company`: null of a person who acts in their own name. */
  accepter: (person: string, company: string | null, byMandate: boolean) =>
    `${person}${byMandate ? ' (by the assistant, on this person’s mandate)' : ''}${company === null ? '' : `, for ${company}`}`,
  acceptedAt: 'Accepted at',
  proposal: 'Proposal',
  proposalOf: (number: number, side: Side) => `Number ${number}, by the ${side}`,
  hash: 'SHA-256 of the package',
  hashNote:
    'The hash is computed from the package’s canonical JSON (RFC 8785) without its hash. Anybody who has the package can compute and compare it. This document states the agreement as it was made. Whether it was cancelled since is shown on its page.',

  history: 'Certificate of history',
  historyHead: ['No.', 'Made by', 'Made at', 'Prices', 'Outcome'],
  madeBy: (side: Side, author: 'person' | 'assistant') => `${sides[side]}, by ${authors[author]}`,
  validUntil: (time: string) => `valid until ${time}`,
  outcome: (status: ProposalStatus): string => outcomes[status],
}
