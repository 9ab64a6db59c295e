import type { BoardLead, BoardView } from '../../../../src/leads/board/schema.ts'
import type { HashedPackage, Term } from '../../../../src/shared/proposals/agreements.ts'
import type { Side } from '../../../../src/shared/sides.ts'
import { boardCopy } from '../../copy/board.ts'
import { showWord } from '../proposals/card/show-term.ts'
import { inBase, type Rates } from './rates.ts'

/** A lead with the option of its proposal that the board shows. */
export interface Column {
  readonly lead: BoardLead
  /** The index of the shown option in the proposal's packages. */
  readonly option: number
  /** The shown option; null without a proposal. */
  readonly terms: HashedPackage | null
}

export type RowKind =
  | 'state'
  | 'validity'
  | 'price'
  | 'included'
  | 'quantity'
  | 'term'
  | 'met'
  | 'requirement'

export interface BoardRow {
  readonly key: string
  readonly kind: RowKind
  readonly label: string
  /** A requirement's index in `BoardLead.judgements`. */
  readonly index?: number
  /** The key of a term. */
  readonly termKey?: string
  readonly isHidden?: boolean
  /** Which values are good for the board's side; without it, none is marked. */
  readonly better?: 'lower' | 'higher'
  /** What the row is sorted and ranked by; null where it is missing or not comparable. */
  valueOf(column: Column): number | string | null
}

/** Whether the column's terms are compared with others: they can still be accepted, or were accepted. */
export const isCurrent = ({ lead }: Column): boolean =>
  lead.proposal?.status === 'open' || lead.proposal?.status === 'accepted'

/** The sort key of the state row: agreements first, then proposals that wait for this side. */
const stateOrder = (side: Side, { lead }: Column): number => {
  if (lead.agreementId) return 0
  const { proposal } = lead
  if (proposal?.status === 'open') return proposal.side === side ? 2 : 1
  return proposal ? 3 : 4
}

export function rowsOf(board: BoardView, columns: readonly Column[], rates: Rates): BoardRow[] {
  const { side } = board
  return [
    { key: 'state', kind: 'state', label: boardCopy.state, valueOf: (column) => stateOrder(side, column) },
    {
      key: 'validity',
      kind: 'validity',
      label: boardCopy.validity,
      valueOf: ({ lead }) => (lead.proposal?.status === 'open' ? Date.parse(lead.proposal.validUntil) : null),
    },
    {
      key: 'price',
      kind: 'price',
      label: boardCopy.price,
      better: side === 'buyer' ? 'lower' : 'higher',
      valueOf: ({ terms }) => terms && inBase(terms.total, rates),
    },
    {
      key: 'included',
      kind: 'included',
      label: boardCopy.included,
      valueOf: ({ terms }) => terms && boardCopy.taxAndDelivery(terms.taxIncluded, terms.deliveryIncluded),
    },
    {
      key: 'quantity',
      kind: 'quantity',
      label: boardCopy.quantity,
      valueOf: ({ terms }) => terms?.quantity ?? null,
    },
    ...termRows(side, columns),
    {
      key: 'met',
      kind: 'met',
      label: boardCopy.met,
      better: 'higher',
      valueOf: ({ lead: { coverage } }) => {
        const total = coverage.meet + coverage.notMeet + coverage.unknown
        return total === 0 ? null : coverage.meet / total
      },
    },
    ...board.requirements.map(
      ({ text, reveal }, index): BoardRow => ({
        key: `requirement ${index}`,
        kind: 'requirement',
        label: text,
        index,
        isHidden: !reveal,
        valueOf: ({ lead }) => {
          const judgement = lead.judgements[index]
          return judgement ? (judgement[0] === 'meet' ? 2 : judgement[0] === null ? 1 : 0) : null
        },
      }),
    ),
  ]
}

/** One row for each key that a proposal uses, in the order of their first use. */
function termRows(side: Side, columns: readonly Column[]): BoardRow[] {
  const first = new Map<string, Term>()
  for (const { terms } of columns)
    for (const term of terms?.terms ?? []) if (!first.has(term.key)) first.set(term.key, term)
  return [...first.values()].map((term) => {
    const better = betterOf(side, term)
    return {
      key: `term ${term.key}`,
      kind: 'term',
      termKey: term.key,
      label: showWord(term.label),
      ...(better ? { better } : {}),
      // Values in different units aren't comparable.
      valueOf: (column) => {
        const own = termOf(column, term.key)
        if (!own || own.kind !== term.kind || unitOf(own) !== unitOf(term)) return null
        return own.kind === 'date' ? Date.parse(own.value) : own.value
      },
    }
  })
}

const unitOf = ({ unit }: Term) => unit && showWord(unit)

export const termOf = ({ terms }: Column, key: string): Term | undefined =>
  terms?.terms.find((term) => term.key === key)

/**
 * Terms whose better value is known from their key. All others are shown unranked: whether more is better is the
 * reader's to say.
 */
const goodForBuyer = [
  { keys: /^(?:payment|payment_term|payment_terms|net_days|warranty|guarantee)/, better: 'higher' },
  {
    keys: /^(?:delivery|first_delivery|delivery_time|lead_time|response|response_time|deposit|minimum_order)/,
    better: 'lower',
  },
] as const

function betterOf(side: Side, { key, kind }: Term): 'lower' | 'higher' | null {
  if (kind !== 'number' && kind !== 'date') return null
  const better = goodForBuyer.find(({ keys }) => keys.test(key))?.better
  if (!better) return null
  return side === 'buyer' ? better : better === 'lower' ? 'higher' : 'lower'
}
