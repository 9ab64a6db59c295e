import type { Package, Term } from '../../../../src/shared/agreements.ts'
import { decimalOf } from '../../../../src/shared/money.ts'
import type { Side } from '../../../../src/shared/sides.ts'
import { boardCopy } from '../../copy/board.ts'
import { verdictText } from '../verdicts/VerdictMark.tsx'
import { type BoardRow, type Column, termOf } from './rows.ts'

const number = new Intl.NumberFormat(undefined, { maximumFractionDigits: 20 })
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' })

const withUnit = (text: string, unit: string | undefined) => (unit ? `${text} ${unit}` : text)

/** In the reader's locale. */
export const showTerm = (term: Term): string =>
  withUnit(
    term.kind === 'number'
      ? number.format(term.value)
      : term.kind === 'date'
        ? day.format(new Date(term.value))
        : term.value,
    term.unit,
  )

export const showQuantity = ({ quantity, unit }: Package): string | null =>
  quantity === undefined ? null : withUnit(number.format(quantity), unit)

export function stateText(side: Side, { lead: { proposal, agreementId } }: Column): string {
  if (agreementId) return boardCopy.agreed
  if (!proposal) return boardCopy.noProposal
  if (proposal.status === 'open')
    return proposal.side === side ? boardCopy.waitsForThem : boardCopy.waitsForYou
  return boardCopy.closed[proposal.status]
}

/** A cell for other programs: amounts, dates and numbers in their neutral form. Empty where a value is missing. */
export function neutralText(side: Side, row: BoardRow, column: Column): string {
  const { lead, terms } = column
  switch (row.kind) {
    case 'state':
      return stateText(side, column)
    case 'validity':
      return lead.proposal?.status === 'open' ? lead.proposal.validUntil : ''
    case 'price':
      return terms ? `${decimalOf(terms.total)} ${terms.total.currency}` : ''
    case 'included':
      return terms ? boardCopy.taxAndDelivery(terms.taxIncluded, terms.deliveryIncluded) : ''
    case 'quantity':
      return terms?.quantity === undefined ? '' : withUnit(String(terms.quantity), terms.unit)
    case 'term': {
      const term = termOf(column, row.key.slice('term '.length))
      return term ? withUnit(String(term.value), term.unit) : ''
    }
    case 'met': {
      const { meet, notMeet, unknown } = lead.coverage
      return meet + notMeet + unknown > 0 ? `${meet} of ${meet + notMeet + unknown}` : ''
    }
    case 'requirement': {
      const judgement = lead.judgements[row.index ?? -1]
      return judgement ? [verdictText(judgement[0]), judgement[1]].filter(Boolean).join(': ') : ''
    }
  }
}
