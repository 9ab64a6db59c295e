import { IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Side } from '../../../../../src/shared/sides.ts'
import { boardCopy } from '../../../copy/board.ts'
import { readerLocale } from '../../../lib/language/reader-locale.ts'
import { timeLeft } from '../../../lib/time-left.ts'
import { showMoney } from '../../../lib/typed-numbers.ts'
import { showQuantity, showTerm } from '../../proposals/card/show-term.ts'
import { Coverage } from '../../verdicts/Coverage.tsx'
import { VerdictMark, verdictText } from '../../verdicts/VerdictMark.tsx'
import { stateText } from '../cell-text.ts'
import { type BoardRow, type Column, termOf } from '../rows.ts'
import classes from './Cell.module.css'

interface Props {
  side: Side
  row: BoardRow
  column: Column
  isBest: boolean
  now: number
}

/** One value. A missing one says so. Plain elements, because many render while the board scrolls. */
export function Cell({ side, row, column, isBest, now }: Props) {
  const { lead, terms } = column
  switch (row.kind) {
    case 'state':
      return <State side={side} column={column} />
    case 'validity':
      return <Validity column={column} now={now} />
    case 'price':
      return <Value text={terms && showMoney(terms.total)} isBest={isBest} isStrong />
    case 'included':
      return <Value text={terms && boardCopy.taxAndDelivery(terms.taxIncluded, terms.deliveryIncluded)} />
    case 'quantity':
      return <Value text={terms && showQuantity(terms)} />
    case 'term': {
      if (lead.proposal?.isCut) return <Value text={boardCopy.inConversation} />
      const term = termOf(column, row.termKey ?? '')
      return <Value text={term ? showTerm(term) : null} isBest={isBest} />
    }
    case 'met': {
      const { meet, notMeet, unknown } = lead.coverage
      if (meet + notMeet + unknown === 0) return <Missing />
      return (
        <span className={classes.value}>
          <Coverage count={lead.coverage} />
          {isBest && <Best />}
        </span>
      )
    }
    case 'requirement':
      return <Requirement row={row} column={column} />
  }
}

function Value({ text, isBest, isStrong }: { text: string | null; isBest?: boolean; isStrong?: boolean }) {
  if (text === null) return <Missing />
  return (
    <span className={classes.value} data-strong={isStrong} title={text}>
      <span className={classes.text}>{text}</span>
      {isBest && <Best />}
    </span>
  )
}

/** Best values differ in more than colour. */
const Best = () => (
  <span className={classes.best}>
    <IconCheck size={12} stroke={2.4} aria-hidden />
    {boardCopy.best}
  </span>
)

const Missing = () => <span className={classes.missing}>{boardCopy.missingValue}</span>

function State({ side, column }: { side: Side; column: Column }) {
  const { agreementId, proposal } = column.lead
  const text = stateText(side, column)
  if (agreementId)
    return (
      <Link
        to="/agreement"
        search={{ agreement_id: agreementId }}
        className={classes.state}
        data-state="agreed"
      >
        {text}
      </Link>
    )
  const waits = proposal?.status === 'open' && proposal.side !== side
  return (
    <span
      className={classes.state}
      data-state={waits ? 'waits' : proposal?.status === 'open' ? 'open' : 'none'}
    >
      {text}
    </span>
  )
}

function Validity({ column, now }: { column: Column; now: number }) {
  const { agreementId, proposal } = column.lead
  if (agreementId) return <Value text={boardCopy.agreed} />
  if (proposal?.status !== 'open') return <Missing />
  const left = timeLeft(proposal.validUntil, now)
  return (
    <time
      className={classes.validity}
      dateTime={proposal.validUntil}
      data-urgency={left ? left.urgency : 'red'}
      title={new Date(proposal.validUntil).toLocaleString(readerLocale())}
    >
      {left ? left.text : boardCopy.closed.expired}
    </time>
  )
}

/** The verdict; the quote behind it shows on hover and focus (QuoteTip.tsx). */
function Requirement({ row, column }: { row: BoardRow; column: Column }) {
  const judgement = column.lead.judgements[row.index ?? -1]
  if (!judgement) return <Missing />
  const [verdict, quote] = judgement
  const text = verdictText(verdict)
  if (!quote)
    return (
      <span className={classes.verdict}>
        <VerdictMark verdict={verdict} />
        {text}
      </span>
    )
  return (
    <button
      type="button"
      className={classes.verdict}
      data-quote={quote}
      aria-label={boardCopy.quote(text, column.lead.companyName)}
      aria-description={quote}
    >
      <VerdictMark verdict={verdict} />
      <span className={classes.quoted}>{text}</span>
    </button>
  )
}
