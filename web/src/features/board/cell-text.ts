import { countedUnit } from '../../../../src/shared/proposals/counted-unit.ts'
import { decimalOf } from '../../../../src/shared/proposals/money.ts'
import type { Side } from '../../../../src/shared/sides.ts'
import { boardCopy } from '../../copy/board.ts'
import { verdictCopy } from '../../copy/verdicts.ts'
import { showWord } from '../proposals/card/show-term.ts'
import { verdictText } from '../verdicts/VerdictMark.tsx'
import { type BoardRow, type Column, termOf } from './rows.ts'

export function stateText(side: Side, { lead: { proposal, agreementId, companyName } }: Column): string {
  if (agreementId) return boardCopy.agreed
  if (!proposal) return boardCopy.noProposal
  if (proposal.status === 'open')
    return proposal.side === side ? boardCopy.waitsFor(companyName) : boardCopy.waitsForYou
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
      return terms?.quantity === undefined
        ? ''
        : countedUnit(String(terms.quantity), terms.unit && showWord(terms.unit))
    case 'term': {
      if (lead.proposal?.isCut) return boardCopy.inConversation
      const term = termOf(column, row.termKey ?? '')
      return term ? countedUnit(String(term.value), term.unit && showWord(term.unit)) : ''
    }
    case 'met': {
      const { meet, notMeet, unknown } = lead.coverage
      return meet + notMeet + unknown > 0 ? verdictCopy.met(meet, meet + notMeet + unknown) : ''
    }
    case 'requirement': {
      const judgement = lead.judgements[row.index ?? -1]
      return judgement ? [verdictText(judgement[0]), judgement[1]].filter(Boolean).join(': ') : ''
    }
  }
}
