import type { BoardView } from '../../../../../src/leads/board/schema.ts'
import type { Sorting } from '../ranking.ts'
import type { BoardRow, Column } from '../rows.ts'

/** What the table of the board shows, and what its heads report. */
export interface TableProps {
  board: BoardView
  rows: readonly BoardRow[]
  /** In their order; pinned columns stay visible while the others scroll. */
  columns: { readonly pinned: readonly Column[]; readonly others: readonly Column[] }
  sorting: Sorting | null
  ratesMissing: boolean
  onSort: (sorting: Sorting | null) => void
  onOption: (leadId: string, option: number) => void
  onPin: (leadId: string) => void
  onHide: (leadId: string) => void
  onAccept: (column: Column) => void
}
