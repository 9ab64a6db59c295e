import { useElementSize, useMediaQuery, useMergedRef } from '@mantine/hooks'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useMemo, useRef } from 'react'
import { limits } from '../../../../../src/shared/limits.ts'
import { boardCopy } from '../../../copy/board.ts'
import { useNow } from '../../../lib/use-now.ts'
import { useScrollSpeed } from '../../leads/list/use-virtual-rows.ts'
import { bestOf, whyUnranked } from '../ranking.ts'
import type { Column } from '../rows.ts'
import classes from './BoardTable.module.css'
import { BodyCell } from './BodyCell.tsx'
import { ColumnHead } from './ColumnHead.tsx'
import { QuoteTip, useQuoteTip } from './QuoteTip.tsx'
import { RowHead } from './RowHead.tsx'
import type { TableProps } from './table-props.ts'

/** How often the times left are updated, in ms. */
const clockMs = 30_000
/** In px. On a phone one column fills what the labels leave. */
const widths = { label: 220, column: 216, phoneLabel: 124, minPhoneColumn: 150, borders: 2 }

/** A column for each lead, a row for each property. Only the visible columns are rendered. */
export function BoardTable(props: TableProps) {
  const { board, rows, columns, sorting, onSort } = props
  const phone = useMediaQuery(`(max-width: ${limits.mobileBreakpoint}px)`, undefined, {
    getInitialValueInEffect: false,
  })
  const scroller = useRef<HTMLDivElement>(null)
  const { ref: measured, width } = useElementSize<HTMLDivElement>()
  const ref = useMergedRef(scroller, measured)
  const tip = useQuoteTip()
  const now = useNow(clockMs)

  const labelWidth = phone ? widths.phoneLabel : widths.label
  const columnWidth = phone
    ? Math.max(widths.minPhoneColumn, width - widths.borders - labelWidth)
    : widths.column
  // On a phone, pinned columns come first but don't stay: they would cover the others.
  const pinned = phone ? [] : columns.pinned
  const scrolling = useMemo(
    () => (phone ? [...columns.pinned, ...columns.others] : columns.others),
    [phone, columns],
  )
  const all = useMemo(() => [...columns.pinned, ...columns.others], [columns])
  // Not at each scrolled frame: it reads all columns.
  const best = useMemo(() => rows.map((row) => bestOf(board.side, row, all)), [board.side, rows, all])

  const scrollSpeed = useScrollSpeed('width')
  const virtual = useVirtualizer({
    horizontal: true,
    count: scrolling.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => columnWidth,
    getItemKey: (index) => scrolling[index]?.lead.id ?? index,
    overscan: 3,
    onChange: scrollSpeed.onChange,
    enabled: width > 0,
  })
  const measuredFor = useRef(columnWidth)
  if (measuredFor.current !== columnWidth) {
    measuredFor.current = columnWidth
    virtual.measure()
  }
  const items = virtual.getVirtualItems()
  const before = items[0]?.start ?? 0
  const after = Math.max(0, virtual.getTotalSize() - (items.at(-1)?.end ?? 0))

  const visible = items.flatMap(({ index }) => {
    const column = scrolling[index]
    return column ? [{ index, column, isRendered: scrollSpeed.shouldRender(column.lead.id) }] : []
  })

  /** A row's cells: pinned columns, a gap, the visible columns, a gap. */
  const cells = (render: (column: Column, place: Place) => ReactNode) => (
    <>
      {pinned.map((column, i) =>
        render(column, { index: i, width: columnWidth, left: labelWidth + i * columnWidth }),
      )}
      {before > 0 && <Gap width={before} />}
      {visible.map(({ index, column, isRendered }) =>
        isRendered ? (
          render(column, { index: pinned.length + index, width: columnWidth, left: null })
        ) : (
          <td key={column.lead.id} className={classes.cell} style={{ width: columnWidth }} />
        ),
      )}
      {after > 0 && <Gap width={after} />}
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
              <th scope="col" className={classes.corner} style={{ width: labelWidth }} aria-colindex={1}>
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

interface Place {
  readonly index: number
  /** In px. */
  readonly width: number
  /** Where a pinned column stays; null for one that scrolls. */
  readonly left: number | null
}

const Gap = ({ width }: { width: number }) => (
  <td className={classes.gap} style={{ width }} aria-hidden="true" />
)

const priceNote = (ratesMissing: boolean, columns: readonly Column[]): string | null =>
  ratesMissing ? boardCopy.ratesMissing : whyUnranked(columns)
