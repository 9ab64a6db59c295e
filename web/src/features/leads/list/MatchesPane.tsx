import { Button, Loader, Menu } from '@mantine/core'
import { IconArrowsSort } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Side } from '../../../../../src/shared/sides.ts'
import { leadCopy, leadsCopy, placesText } from '../../../copy/leads.ts'
import { listingsCopy } from '../../../copy/listings.ts'
import { failureText, trpc } from '../../../lib/trpc.tsx'
import { Blocked } from '../../../ui/Blocked.tsx'
import { FailedState } from '../../../ui/states/EmptyState.tsx'
import { LoadingText } from '../../../ui/states/Skeletons.tsx'
import { useMatchStatus } from '../search/use-match-status.ts'
import { threadId } from '../thread/Thread.tsx'
import classes from './MatchesPane.module.css'
import { MatchRow, RowSkeleton } from './MatchRow.tsx'
import { useArrowKeys } from './use-arrow-keys.ts'
import type { LeadList } from './use-lead-list.ts'
import type { SortMethod, useSort } from './use-sort.ts'
import { singleLineRowHeight, useVirtualRows } from './use-virtual-rows.ts'

interface Props {
  side: Side
  listingId: string
  list: LeadList
  currentId: string | undefined
  sort: ReturnType<typeof useSort>
  onSelect: (id: string) => void
  onDetails: (id: string) => void
}

/** 'Potential Matches': their number, the sort menu, the list, and how many wait for a free place. */
export function MatchesPane(props: Props) {
  const { side, listingId, list, sort } = props
  const own = trpc.listings.get.useQuery({ side, id: listingId }).data
  const status = useMatchStatus(side, listingId).data
  const places = status && placesText(status)
  const loading = list.query.data === undefined
  return (
    <div className={classes.pane} data-side={side}>
      <div className={classes.head}>
        <div className={classes.titles}>
          <h2 className={classes.title}>{leadCopy.matches}</h2>
          {own && (
            <p className={classes.own}>
              {list.total > 0 && <span className={classes.count}>{leadCopy.countOf(list.total)}</span>}
              {own.name || listingsCopy(side).untitled}
            </p>
          )}
        </div>
        {list.total > 1 && <CompareLink side={side} listingId={listingId} />}
        <SortMenu sort={sort} blocked={list.total === 0 ? leadCopy.nothingToSort : null} />
        {list.total > 0 && <SkipToThread />}
      </div>
      {sort.sorting && (
        <p className={classes.sorting} role="status">
          <Loader size={14} aria-hidden="true" />
          {leadCopy.sorting}
        </p>
      )}
      {loading ? (
        <div className={classes.loading}>
          <LoadingText>{leadCopy.loadingList}</LoadingText>
          <div className={classes.placeholders} aria-hidden="true">
            {[1, 2, 3, 4, 5].map((row) => (
              <RowSkeleton key={row} height={singleLineRowHeight} />
            ))}
          </div>
        </div>
      ) : list.total === 0 ? (
        <p className={classes.none}>{leadsCopy(side).emptyList.text}</p>
      ) : (
        <>
          <Matches {...props} />
          {places && <p className={classes.places}>{places}</p>}
        </>
      )}
    </div>
  )
}

function CompareLink({ side, listingId }: Pick<Props, 'side' | 'listingId'>) {
  const search = side === 'seller' ? { product_id: listingId } : { procurement_id: listingId }
  return (
    <Button
      size="compact-sm"
      variant="default"
      flex="none"
      renderRoot={(props) => <Link to="/compare" search={search} {...props} />}
    >
      {leadCopy.compare}
    </Button>
  )
}

/** A skip link for the keyboard: tabbing through the list would load page after page. */
function SkipToThread() {
  return (
    <a
      href={`#${threadId}`}
      className={classes.skip}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(threadId)?.focus({ preventScroll: true })
      }}
    >
      {leadCopy.skipToThread}
    </a>
  )
}

/** The virtual list. Rows that aren't loaded yet show a placeholder. */
function Matches({ side, list, currentId, sort, onSelect, onDetails }: Props) {
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

const methods: { method: SortMethod; label: string; hint: string }[] = [
  { method: 'default', label: leadCopy.sortDefault, hint: leadCopy.sortDefaultHint },
  { method: 'best', label: leadCopy.sortBest, hint: leadCopy.sortBestHint },
]

/** `blocked` is why the order can't be chosen now. */
function SortMenu({ sort, blocked }: { sort: Props['sort']; blocked: string | null }) {
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <SortButton blocked={blocked} disabled={sort.sorting} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={sort.method}>
          {methods.map(({ method, label, hint }) => (
            // The current order can be chosen again: matches that came since have no rank yet.
            <Menu.RadioItem
              key={method}
              value={method}
              closeMenuOnClick
              onClick={() => void sort.choose(method)}
            >
              {label}
              <span className={classes.hint}>{hint}</span>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}

/** The menu's target. Without the props that the menu passes, it doesn't open it. */
const SortButton = ({ blocked, ...menu }: { blocked: string | null; disabled: boolean }) => (
  <Blocked reason={blocked}>
    {(props) => (
      <Button
        {...(blocked === null && menu)}
        size="compact-sm"
        variant="default"
        flex="none"
        leftSection={<IconArrowsSort size={15} stroke={1.7} />}
        {...props}
      >
        {leadCopy.sortBy}
      </Button>
    )}
  </Blocked>
)
