import { useEffect, useRef } from 'react'
import type { Side } from '../../../../../src/shared/sides.ts'
import { leadCopy } from '../../../copy/leads.ts'
import { failureText } from '../../../lib/trpc.tsx'
import { FailedState } from '../../../ui/states/EmptyState.tsx'
import classes from './MatchesPane.module.css'
import { MatchRow, RowSkeleton } from './MatchRow.tsx'
import { useArrowKeys } from './use-arrow-keys.ts'
import type { LeadList } from './use-lead-list.ts'
import type { useSort } from './use-sort.ts'
import { useVirtualRows } from './use-virtual-rows.ts'

interface Props {
  side: Side
  list: LeadList
  currentId: string | undefined
  sort: ReturnType<typeof useSort>
  onSelect: (id: string) => void
  onDetails: (id: string) => void
}

/** The virtual list. Rows that aren't loaded yet show a placeholder. */
export function MatchList({ side, list, currentId, sort, onSelect, onDetails }: Props) {
  const { query, leads, total } = list
  const scroller = useRef<HTMLDivElement>(null)
  const { rows, shouldRender } = useVirtualRows(list, scroller)
  const arrowKeys = useArrowKeys(rows, total, scroller)
  const items = rows.getVirtualItems()

  // Scrolls to the selected row once per selection, not each time its position changes.
  const selection = `${sort.method}:${currentId}`
  const scrolledTo = useRef<string>(null)
  const index = leads.findIndex((lead) => lead.id === currentId)
  useEffect(() => {
    if (scrolledTo.current === selection) return
    scrolledTo.current = selection
    if (index >= 0) rows.scrollToIndex(index)
  }, [selection, index, rows])

  const firstMissing = items.find((item) => item.index >= leads.length)?.index
  const failed = query.isFetchNextPageError && !query.isFetching
  return (
    <>
      <div ref={scroller} className={classes.scroller}>
        <ul
          className={classes.list}
          style={{ height: rows.getTotalSize() }}
          aria-label={leadCopy.matches}
          aria-busy={query.isFetchingNextPage}
          onKeyDown={arrowKeys.onKeyDown}
          onFocus={arrowKeys.onFocus}
        >
          {items.map(({ key, index, start, size }) => {
            const lead = leads[index]
            return (
              <li
                key={key}
                ref={rows.measureElement}
                data-index={index}
                className={classes.item}
                style={{ transform: `translateY(${start}px)` }}
                aria-setsize={total}
                aria-posinset={index + 1}
              >
                {lead && shouldRender(lead.id) ? (
                  <MatchRow
                    side={side}
                    lead={lead}
                    current={lead.id === currentId}
                    onSelect={onSelect}
                    onDetails={onDetails}
                  />
                ) : (
                  <RowSkeleton
                    height={size}
                    text={index === firstMissing && !failed ? leadCopy.loadingMore : undefined}
                  />
                )}
              </li>
            )
          })}
        </ul>
      </div>
      {/* Below the scroll area, so that it is visible wherever the user has scrolled to. */}
      {failed && firstMissing !== undefined && (
        <div className={classes.failed}>
          <FailedState
            text={failureText(query.error)}
            onRetry={() => void query.fetchNextPage({ cancelRefetch: false })}
          />
        </div>
      )}
    </>
  )
}
