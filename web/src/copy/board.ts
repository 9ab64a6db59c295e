import { otherSide, type Side, words } from '../../../src/shared/sides.ts'
import { count } from './count.ts'

/** Texts of the comparison board. */
export const boardCopy = {
  title: 'Compare',
  loading: 'Loading the comparison...',
  missing: 'This address names no offering and no request. Open the board from a list of matches.',
  notFound: 'This listing was not found. It may have been deleted, or it belongs to another company.',
  toMain: 'To my main page',
  back: 'Matches',
  note: (side: Side) =>
    `The open matches of your ${words[side].listing} side by side, with the terms of their latest proposals.`,
  empty: 'Nothing to compare yet',
  emptyText: (side: Side) =>
    side === 'seller'
      ? 'When a request fits your offering, its column appears here.'
      : 'When an offering fits your request, its column appears here.',
  shown: (shown: number, total: number) =>
    shown < total
      ? `The ${count(shown)} matches with the latest activity, of ${count(total)}`
      : `${count(total)} ${total === 1 ? 'match' : 'matches'}`,
  exportCsv: 'Export CSV',
  hidden: (n: number) => `Show ${count(n)} hidden`,
  table: 'Comparison',
  row: 'Row',
  state: 'State',
  validity: 'Valid for',
  price: 'Total price',
  included: 'Included',
  quantity: 'Quantity',
  met: 'Requirements met',
  yours: 'only for matching',
  party: (side: Side) => (otherSide(side) === 'seller' ? 'Offerers' : 'Requesters'),
  missingValue: 'Not stated',
  /** A term of a long proposal, whose terms the board doesn't have. */
  inConversation: 'In the conversation',
  noProposal: 'No proposal',
  waitsForYou: 'Waits for you',
  waitsFor: (company: string) => `Waits for ${company}`,
  agreed: 'Agreed',
  closed: {
    superseded: 'Replaced',
    withdrawn: 'Withdrawn',
    declined: 'Declined',
    expired: 'Expired',
    accepted: 'Accepted',
  },
  best: 'Best value',
  taxAndDelivery: (tax: boolean, delivery: boolean) =>
    tax && delivery ? 'Tax, delivery' : tax ? 'Tax' : delivery ? 'Delivery' : 'Neither tax nor delivery',
  notComparable: 'Not ranked: some totals include tax or delivery and others don’t.',
  ratesMissing: 'Not ranked across currencies until you enter a rate.',
  ratesTitle: 'Compare prices in',
  rate: (from: string) => `1 ${from} =`,
  wrongRate: 'Please enter a number above 0, such as 0.92.',
  rateLabel: (from: string, to: string) => `${to} for 1 ${from}`,
  optionRow: 'Option',
  option: (index: number) => `Option ${'ABC'[index]}`,
  optionShort: (index: number) => 'ABC'[index] ?? '',
  options: (company: string) => `Option shown for ${company}`,
  pin: (company: string) => `Pin ${company}`,
  unpin: (company: string) => `Unpin ${company}`,
  hide: (company: string) => `Hide ${company}`,
  sortBy: (row: string) => `Sort by ${row}`,
  quote: (verdict: string, company: string) => `${verdict}: quote of ${company}`,
  open: 'Open',
  openOf: (company: string) => `Open the conversation with ${company}`,
  accept: 'Accept',
  acceptOf: (company: string) => `Accept the proposal of ${company}`,
  counter: 'Counter',
  counterOf: (company: string) => `Counter the proposal of ${company}`,
  accepting: 'Accepted. The agreement is made.',
  agreement: 'Open the agreement',
  swipe: 'Swipe for the next match',
} as const
