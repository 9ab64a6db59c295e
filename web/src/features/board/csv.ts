import type { Side } from '../../../../src/shared/sides.ts'
import { boardCopy } from '../../copy/board.ts'
import { neutralText } from './cell-text.ts'
import type { BoardRow, Column } from './rows.ts'

/** A value that a spreadsheet would run as a formula is text: other people write these values. */
const isFormula = /^[=+\-@\t\r]/

function field(value: string): string {
  const safe = isFormula.test(value) ? `'${value}` : value
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The board as CSV (RFC 4180): a line for each row, a column for each lead that is shown. */
export function csvOf(side: Side, rows: readonly BoardRow[], columns: readonly Column[]): string {
  const lines = [
    [boardCopy.row, ...columns.map(({ lead }) => lead.companyName)],
    ['', ...columns.map(({ lead }) => lead.listingName)],
    ...rows.map((row) => [row.label, ...columns.map((column) => neutralText(side, row, column))]),
  ]
  return lines.map((line) => line.map(field).join(',')).join('\r\n')
}

/** Spreadsheets recognize UTF-8 by the byte order mark. */
export function downloadCsv(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${
    name
      .replace(/[^\p{L}\p{N} _-]+/gu, ' ')
      .trim()
      .slice(0, 80) || 'comparison'
  }.csv`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
