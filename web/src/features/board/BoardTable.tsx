import { useElementSize, useMediaQuery, useMergedRef } from '@mantine/hooks'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, useRef } from 'react'
import { limits } from '../../../../src/shared/limits.ts'
import { boardCopy } from '../../copy/board.ts'
import { useNow } from '../../lib/use-now.ts'
import classes from './Board.module.css'
import { Cell } from './Cell.tsx'
import { ColumnHead } from './ColumnHead.tsx'
import { QuoteTip, useQuoteTip } from './QuoteTip.tsx'
import { RowHead } from './RowHead.tsx'
import { bestOf, whyUnranked } from './ranking.ts'
import type { Column } from './rows.ts'
import type { TableProps } from './table-props.ts'

/** In px. On a phone one column fills what the labels leave. */
const widths = { label: 220, column: 216, phoneLabel: 124, minPhoneColumn: 150, borders: 2 }

/** A column for each lead, a row for each property. Only the visible columns are rendered. */
export function BoardTable(props: TableProps) {
  const { board, rows, sorting, onSort } = props
  const phone = useMediaQuery(`(max-width: ${limits.mobileBreakpoint}px)`, undefined, {
    getInitialValueInEffect: false,
  })
  const scroller = useRef<HTMLDivElement>(null)
  const { ref: measured, width } = useElementSize<HTMLDivElement>()
  const ref = useMergedRef(scroller, measured)
  const tip = useQuoteTip()
  const now = useNow(30_000)

  const labelWidth = phone ? widths.phoneLabel : widths.label
  const columnWidth = phone
    ? Math.max(widths.minPhoneColumn, width - widths.borders - labelWidth)
    : widths.column
  // On a phone, pinned columns come first but don't stay: they would cover the others.
  const pinned = phone ? [] : props.columns.pinned
  const scrolling = phone ? [...props.columns.pinned, ...props.columns.others] : props.columns.others
  const all = [...pinned, ...scrolling]

  const virtual = useVirtualizer({
    horizontal: true,
    count: scrolling.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => columnWidth,
    getItemKey: (index) => scrolling[index]?.lead.id ?? index,
    overscan: 3,
    // The size changes with the window.
    enabled: width > 0,
  })
  const sizes = useRef(columnWidth)
  if (sizes.current !== columnWidth) {
    sizes.current = columnWidth
    virtual.measure()
  }
  const items = virtual.getVirtualItems()
  const before = items[0]?.start ?? 0
  const after = Math.max(0, virtual.getTotalSize() - (items.at(-1)?.end ?? 0))
  const visible = items.flatMap(({ index }) => scrolling[index] ?? [])
  const note = priceNote(props.ratesMissing, all)

  const widthOf = (px: number): CSSProperties => ({ width: px, minWidth: px, maxWidth: px })
  const pinnedAt = (i: number): CSSProperties => ({
    ...widthOf(columnWidth),
    left: labelWidth + i * columnWidth,
  })
  const cells = (
    render: (column: Column, style: CSSProperties, isPinned: boolean, index: number) => React.ReactNode,
  ) => (
    <>
      {pinned.map((column, i) => render(column, pinnedAt(i), true, i))}
      {before > 0 && <td className={classes.gap} style={widthOf(before)} aria-hidden="true" />}
      {visible.map((column, i) =>
        render(column, widthOf(columnWidth), false, pinned.length + (items[i]?.index ?? 0)),
      )}
      {after > 0 && <td className={classes.gap} style={widthOf(after)} aria-hidden="true" />}
    </>
  )

  return (
    <>
      {phone && all.length > 1 && <p className={classes.swipe}>{boardCopy.swipe}</p>}
      <section
        ref={ref}
        className={classes.scroller}
        aria-label={boardCopy.table}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls with the arrow keys
        tabIndex={0}
        {...tip.listeners}
      >
        <table
          className={classes.table}
          aria-colcount={all.length + 1}
          style={{ width: labelWidth + pinned.length * columnWidth + virtual.getTotalSize() }}
        >
          <thead>
            <tr>
              <th scope="col" className={classes.corner} style={widthOf(labelWidth)} aria-colindex={1}>
                {boardCopy.party(board.side)}
              </th>
              {cells((column, style, isPinned, index) => (
                <ColumnHead
                  key={column.lead.id}
                  {...props}
                  column={column}
                  style={style}
                  isPinned={isPinned || props.columns.pinned.includes(column)}
                  isSticky={isPinned}
                  index={index + 2}
                  now={now}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const best = bestOf(board.side, row, all)
              return (
                <tr key={row.key} data-kind={row.kind}>
                  <RowHead
                    row={row}
                    width={labelWidth}
                    note={row.kind === 'price' ? note : null}
                    sorting={sorting}
                    onSort={onSort}
                  />
                  {cells((column, style, isPinned) => (
                    <td
                      key={column.lead.id}
                      className={classes.cell}
                      style={style}
                      data-pinned={isPinned}
                      data-best={best.has(column.lead.id)}
                    >
                      <Cell
                        side={board.side}
                        row={row}
                        column={column}
                        isBest={best.has(column.lead.id)}
                        now={now}
                      />
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
      <QuoteTip shown={tip.shown} />
    </>
  )
}

const priceNote = (ratesMissing: boolean, columns: readonly Column[]): string | null =>
  ratesMissing ? boardCopy.ratesMissing : whyUnranked(columns)
