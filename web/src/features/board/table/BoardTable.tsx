import { type ReactNode, useMemo } from 'react'
import { boardCopy } from '../../../copy/board.ts'
import { useNow } from '../../../lib/use-now.ts'
import { bestOf, whyUnranked } from '../ranking.ts'
import type { Column } from '../rows.ts'
import classes from './BoardTable.module.css'
import { BodyCell } from './BodyCell.tsx'
import { ColumnHead } from './ColumnHead.tsx'
import { QuoteTip, useQuoteTip } from './QuoteTip.tsx'
import { RowHead } from './RowHead.tsx'
import type { TableProps } from './table-props.ts'
import { type Place, useColumnWindow } from './use-column-window.ts'

/** How often the times left are updated, in ms. */
const clockMs = 30_000
/** A column for each lead, a row for each property. Only the visible columns are rendered. */
export function BoardTable(props: TableProps) {
  const { board, rows, columns, sorting, onSort } = props
  const view = useColumnWindow(columns)
  const tip = useQuoteTip()
  const now = useNow(clockMs)
  const all = useMemo(() => [...columns.pinned, ...columns.others], [columns])
  // Not at each scrolled frame: it reads all columns.
  const best = useMemo(() => rows.map((row) => bestOf(board.side, row, all)), [board.side, rows, all])

  /** A row's cells: pinned columns, a gap, the columns in view, a gap. */
  const cells = (render: (column: Column, place: Place) => ReactNode) => (
    <>
      {view.pinned.map(({ column, place }) => render(column, place))}
      {view.before > 0 && <Gap width={view.before} />}
      {view.scrolling.map(({ column, place, isRendered }) =>
        isRendered ? (
          render(column, place)
        ) : (
          <td key={column.lead.id} className={classes.cell} style={{ width: place.width }} />
        ),
      )}
      {view.after > 0 && <Gap width={view.after} />}
    </>
  )

  return (
    <>
      {view.phone && all.length > 1 && <p className={classes.swipe}>{boardCopy.swipe}</p>}
      <section
        ref={view.ref}
        className={classes.scroller}
        aria-label={boardCopy.table}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls with the arrow keys
        tabIndex={0}
        {...tip.listeners}
      >
        <table className={classes.table} aria-colcount={all.length + 1} style={{ width: view.tableWidth }}>
          <thead>
            <tr>
              <th scope="col" className={classes.corner} style={{ width: view.labelWidth }} aria-colindex={1}>
                {boardCopy.party(board.side)}
              </th>
              {cells((column, { index, width: px, left }) => (
                <ColumnHead
                  key={column.lead.id}
                  board={board}
                  column={column}
                  isPinned={columns.pinned.includes(column)}
                  index={index + 2}
                  width={px}
                  left={left}
                  now={now}
                  onOption={props.onOption}
                  onPin={props.onPin}
                  onHide={props.onHide}
                  onAccept={props.onAccept}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, i) => (
              <tr key={row.key}>
                <RowHead
                  row={row}
                  note={row.kind === 'price' ? priceNote(props.ratesMissing, all) : null}
                  sorting={sorting}
                  onSort={onSort}
                />
                {cells((column, { left }) => (
                  <BodyCell
                    key={column.lead.id}
                    side={board.side}
                    row={row}
                    column={column}
                    isBest={best[i]?.has(column.lead.id) ?? false}
                    left={left}
                    now={now}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <QuoteTip shown={tip.shown} />
      </section>
    </>
  )
}

const Gap = ({ width }: { width: number }) => (
  <td className={classes.gap} style={{ width }} aria-hidden="true" />
)

const priceNote = (ratesMissing: boolean, columns: readonly Column[]): string | null =>
  ratesMissing ? boardCopy.ratesMissing : whyUnranked(columns)
