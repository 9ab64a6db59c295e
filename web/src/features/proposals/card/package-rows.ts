import type { Package } from '../../../../../src/shared/proposals/agreements.ts'
import { proposalCopy } from '../../../copy/proposals.ts'
import { showMoney } from '../../../lib/typed-numbers.ts'
import { showQuantity, showTerm, showWord } from './show-term.ts'

/** Options as columns and terms as rows, with the differences to an earlier proposal. */

export interface Cell {
  /** null: the option has no such term. */
  readonly text: string | null
  /** What the earlier proposal had there; absent when it had the same, null when it had nothing. */
  readonly before?: string | null
}

export interface PackageRow {
  readonly key: string
  readonly label: string
  /** What happened to the whole row, if the same in all options: it is marked once. */
  readonly change: 'added' | 'removed' | null
  readonly cells: readonly Cell[]
}

export const optionName = (index: number): string => proposalCopy.option(String.fromCharCode(65 + index))

type ShownRow = readonly [key: string, label: string, text: string]

/** A package's rows. Terms have keys without a colon, so the others can't collide with them. */
export function rowsOf(content: Package): ShownRow[] {
  const { total, taxIncluded, deliveryIncluded, unit, terms } = content
  const { rows } = proposalCopy
  const amount = showQuantity(content) ?? (unit && showWord(unit))
  return [
    [':total', rows.total, showMoney(total)],
    [':tax', rows.tax, rows.included(taxIncluded)],
    [':delivery', rows.delivery, rows.included(deliveryIncluded)],
    ...(amount ? [[':quantity', rows.quantity, amount] as const] : []),
    ...terms.map((term) => [term.key, showWord(term.label), showTerm(term)] as const),
  ]
}

/** The earlier package that has most in common with this one: a counterproposal may take up any option. */
function nearest(content: Package, index: number, earlier: readonly Package[]): Package | undefined {
  const own = rowsOf(content)
  const common = (other: Package) => {
    const texts = new Map(rowsOf(other).map(([key, , text]) => [key, text]))
    return own.filter(([key, , text]) => texts.get(key) === text).length
  }
  const score = (other: Package, place: number) => common(other) + (place === index ? 0.5 : 0)
  return earlier
    .map((other, place) => ({ other, score: score(other, place) }))
    .sort((a, b) => b.score - a.score)[0]?.other
}

/** The rows of a proposal's packages; `earlier` are those of the proposal before it. */
export function packageRows(packages: readonly Package[], earlier: readonly Package[] = []): PackageRow[] {
  const columns = packages.map((content, index) => {
    const before = nearest(content, index, earlier)
    return {
      now: textsOf(content),
      before: before && textsOf(before),
      beforeRows: before ? rowsOf(before) : [],
    }
  })
  const labels = new Map<string, string>()
  for (const [key, label] of [
    ...packages.flatMap(rowsOf),
    ...columns.flatMap(({ beforeRows }) => beforeRows),
  ])
    if (!labels.has(key)) labels.set(key, label)
  return [...labels].map(([key, label]) => {
    const cells = columns.map(({ now, before }): Cell => {
      const text = now.get(key) ?? null
      const earlierText = before?.get(key) ?? null
      return !before || earlierText === text ? { text } : { text, before: earlierText }
    })
    return { key, label, change: changeOf(cells), cells }
  })
}

function changeOf(cells: readonly Cell[]): PackageRow['change'] {
  const present = cells.filter(({ text }) => text !== null)
  if (present.length === 0) return cells.every(({ before }) => before) ? 'removed' : null
  const isNew = cells.every(({ text, before }) => (text === null ? !before : before === null))
  return isNew ? 'added' : null
}

const textsOf = (content: Package) => new Map(rowsOf(content).map(([key, , text]) => [key, text]))
