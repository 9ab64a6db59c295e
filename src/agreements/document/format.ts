import type { AgreementStep, Package, ProposalStatus, Term } from '../../shared/proposals/agreements.ts'
import { decimalOf, type Money } from '../../shared/proposals/money.ts'
import type { Side } from '../../shared/sides.ts'

/**
 * How the document writes values. Not with Intl: its output changes with versions of Node, and a document must have the
 * same bytes each time.
 */

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

/** Such as '2 June 2027'. */
export function dayText(isoDay: string): string {
  const [year, month, day] = isoDay.slice(0, 10).split('-').map(Number)
  return `${day} ${months[(month ?? 1) - 1]} ${year}`
}

/** Such as '2 June 2027, 14:02:09 UTC'. */
export const timeText = (iso: string): string =>
  `${dayText(iso)}, ${new Date(iso).toISOString().slice(11, 19)} UTC`

/** Digits in groups of three: '16500.00' as '16,500.00'. */
export function digitsText(decimal: string): string {
  const [whole = '', fraction] = decimal.split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

export const moneyText = (money: Money): string => `${money.currency} ${digitsText(decimalOf(money))}`

export const quantityText = ({ quantity, unit }: Package): string | null =>
  quantity === undefined ? null : [digitsText(String(quantity)), unit].filter(Boolean).join(' ')

/** What the total includes, as a sentence. */
export const includedText = ({ taxIncluded, deliveryIncluded }: Package): string =>
  `${taxIncluded ? 'Tax included' : 'Tax not included'}, ${deliveryIncluded ? 'delivery included' : 'delivery not included'}`

export function termText(term: Term): string {
  const value =
    term.kind === 'date'
      ? dayText(term.value)
      : term.kind === 'number'
        ? digitsText(String(term.value))
        : term.value
  return term.unit ? `${value} ${term.unit}` : value
}

export const sideText: Record<Side, string> = { seller: 'Seller', buyer: 'Buyer' }

const outcomes: Record<ProposalStatus, string> = {
  open: 'Open',
  superseded: 'Replaced',
  withdrawn: 'Withdrawn',
  declined: 'Declined',
  expired: 'Expired',
  accepted: 'Accepted',
}

/** How a proposal ended, and when. */
export const outcomeText = ({ status, closedAt }: AgreementStep): string =>
  closedAt ? `${outcomes[status]}\n${timeText(closedAt)}` : outcomes[status]

export const verdictText = (verdict: 'meet' | 'not meet' | null): string =>
  verdict === 'meet' ? 'Meets' : verdict === 'not meet' ? 'Does not meet' : 'Open'
