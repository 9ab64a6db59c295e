import { useElementSize, useMediaQuery, useMergedRef } from '@mantine/hooks'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef } from 'react'
import { limits } from '../../../../../src/shared/limits.ts'
import { useScrollSpeed } from '../../leads/list/use-virtual-rows.ts'
import type { Column } from '../rows.ts'
import type { TableProps } from './table-props.ts'

/** In px. On a phone one column fills what the labels leave, elsewhere a few columns do. */
const widths = { label: 220, minColumn: 216, phoneLabel: 124, minPhoneColumn: 150, borders: 2 }

/** Where a column stands. */
export interface Place {
  readonly index: number
  /** In px. */
  readonly width: number
  /** Where a pinned column stays; null for one that scrolls. */
  readonly left: number | null
}

interface Placed {
  readonly column: Column
  readonly place: Place
  /** While the board scrolls fast, new columns stay empty. */
  readonly isRendered: boolean
}

/** Which columns of the board are in view, their places, and how wide the gaps before and after them are, in px. */
export function useColumnWindow(columns: TableProps['columns']) {
  const phone = useMediaQuery(`(max-width: ${limits.mobileBreakpoint}px)`, undefined, {
    getInitialValueInEffect: false,
  })
  const scroller = useRef<HTMLDivElement>(null)
  const { ref: measured, width } = useElementSize<HTMLDivElement>()
  const ref = useMergedRef(scroller, measured)

  const labelWidth = phone ? widths.phoneLabel : widths.label
  const room = width - widths.borders - labelWidth
  const count = columns.pinned.length + columns.others.length
  const columnWidth = phone
    ? Math.max(widths.minPhoneColumn, room)
    : Math.max(widths.minColumn, Math.floor(room / Math.max(1, count)))
  // On a phone, pinned columns come first but don't stay: they would cover the others.
  const pinned = phone ? [] : columns.pinned
  const scrolling = useMemo(
    () => (phone ? [...columns.pinned, ...columns.others] : columns.others),
    [phone, columns],
  )

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

  return {
    ref,
    phone: phone ?? false,
    labelWidth,
    tableWidth: labelWidth + pinned.length * columnWidth + virtual.getTotalSize(),
    before: items[0]?.start ?? 0,
    after: Math.max(0, virtual.getTotalSize() - (items.at(-1)?.end ?? 0)),
    pinned: pinned.map(
      (column, index): Placed => ({
        column,
        place: { index, width: columnWidth, left: labelWidth + index * columnWidth },
        isRendered: true,
      }),
    ),
    scrolling: items.flatMap(({ index }): Placed[] => {
      const column = scrolling[index]
      const place = { index: pinned.length + index, width: columnWidth, left: null }
      return column ? [{ column, place, isRendered: scrollSpeed.shouldRender(column.lead.id) }] : []
    }),
  }
}
