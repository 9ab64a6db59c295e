import type { Side } from '../../../../src/shared/sides.ts'
import { boardCopy } from '../../copy/board.ts'
import type { Rates } from './rates.ts'
import { type BoardRow, type Column, isCurrent, termOf } from './rows.ts'

export interface Sorting {
  readonly key: string
  readonly descending: boolean
}

/**
 * The leads with the best value of a row. None unless two can be compared and they differ. Of terms, only what the other
 * side offers or has agreed to counts. A row of prices or of a term has no best value while any of its values can't be
 * compared.
 */
export function bestOf(side: Side, row: BoardRow, columns: readonly Column[]): ReadonlySet<string> {
  const compared = row.kind === 'met' ? columns : columns.filter((column) => isOffered(side, column))
  if (!row.better || (row.kind === 'price' && whyUnranked(compared) !== null)) return new Set()
  const values = compared.map(row.valueOf)
  if (compared.some((column, i) => values[i] === null && mayHaveValue(row, column))) return new Set()
  const ranked = compared.flatMap(({ lead: { id } }, i) => {
    const value = values[i]
    return typeof value === 'number' ? [{ id, value }] : []
  })
  const numbers = ranked.map(({ value }) => value)
  const best = row.better === 'lower' ? Math.min(...numbers) : Math.max(...numbers)
  if (new Set(numbers).size < 2) return new Set()
  return new Set(ranked.filter(({ value }) => value === best).map(({ id }) => id))
}

/** Whether a column without a comparable value has one in another unit, currency or kind, or one that the board doesn't have. */
function mayHaveValue({ kind, termKey }: BoardRow, column: Column): boolean {
  if (kind === 'price') return true
  return termKey !== undefined && (column.lead.proposal?.isCut || termOf(column, termKey) !== undefined)
}

const isOffered = (side: Side, column: Column): boolean =>
  isCurrent(column) && (column.lead.proposal?.side !== side || column.lead.proposal.status === 'accepted')

/** Why prices aren't ranked; null if they are. */
export function whyUnranked(columns: readonly Column[]): string | null {
  const kinds = columns.flatMap((column) =>
    isCurrent(column) && column.terms ? [`${column.terms.taxIncluded} ${column.terms.deliveryIncluded}`] : [],
  )
  return new Set(kinds).size > 1 ? boardCopy.notComparable : null
}

/** The currencies of the current proposals, the most frequent first. */
export function currenciesOf(columns: readonly Column[]): string[] {
  const counts = new Map<string, number>()
  for (const { terms } of columns)
    if (terms) counts.set(terms.total.currency, (counts.get(terms.total.currency) ?? 0) + 1)
  return [...counts].sort(([a, m], [b, n]) => n - m || a.localeCompare(b)).map(([currency]) => currency)
}

export const areRatesMissing = (currencies: readonly string[], { base, perUnit }: Rates): boolean =>
  currencies.some((currency) => currency !== base && !perUnit[currency])

/** Columns in the order of a row's values; those without one come last in both directions. */
export function sortColumns(
  columns: readonly Column[],
  row: BoardRow | undefined,
  descending: boolean,
): Column[] {
  if (!row) return [...columns]
  const direction = descending ? -1 : 1
  return columns
    .map((column) => ({ column, value: row.valueOf(column) }))
    .sort((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null)
      const order =
        typeof a.value === 'number' && typeof b.value === 'number'
          ? a.value - b.value
          : String(a.value).localeCompare(String(b.value))
      return direction * order
    })
    .map(({ column }) => column)
}
