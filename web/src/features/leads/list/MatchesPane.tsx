import { Button, Loader, Menu } from '@mantine/core'
import { IconArrowsSort } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { Side } from '../../../../../src/shared/sides.ts'
import { leadCopy, leadsCopy } from '../../../copy/leads.ts'
import { listingsCopy } from '../../../copy/listings.ts'
import { failureText, trpc } from '../../../lib/trpc.tsx'
import { FailedState } from '../../../ui/states/EmptyState.tsx'
import { LoadingText } from '../../../ui/states/Skeletons.tsx'
import { threadId } from '../thread/Thread.tsx'
import classes from './MatchesPane.module.css'
import { MatchRow, RowSkeleton } from './MatchRow.tsx'
import type { Leads } from './use-leads.ts'
import { oneLine, useRows, useWalk } from './use-rows.ts'
import type { SortMethod, useSort } from './use-sort.ts'

interface Props {
  side: Side
  listingId: string
  list: Leads
  currentId: string | undefined
  sort: ReturnType<typeof useSort>
  onSelect: (id: string) => void
  onDetails: (id: string) => void
}

/** 'Potential Matches': how many there are, in which order, and the list. */
export function MatchesPane(props: Props) {
  const { side, listingId, list, sort } = props
  const own = trpc.listings.get.useQuery({ side, id: listingId }).data
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
        <SortMenu sort={sort} disabled={list.total === 0} />
        {list.total > 0 && <PastTheList />}
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
          <div className={classes.toCome} aria-hidden="true">
            {[1, 2, 3, 4, 5].map((row) => (
              <RowSkeleton key={row} height={oneLine} />
            ))}
          </div>
        </div>
      ) : list.total === 0 ? (
        <p className={classes.none}>{leadsCopy(side).emptyList.text}</p>
      ) : (
        <Matches {...props} />
      )}
    </div>
  )
}

/** For the keyboard, the way past the list: it loads more for as long as one walks down it. */
function PastTheList() {
  return (
    <a
      href={`#${threadId}`}
      className={classes.past}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(threadId)?.focus({ preventScroll: true })
      }}
    >
      {leadCopy.skipToThread}
    </a>
  )
}

/** The rows, of which only those in sight are drawn. What isn't loaded yet is grey until it comes. */
function Matches({ side, list, currentId, sort, onSelect, onDetails }: Props) {
  const { query, leads, total } = list
  const scroller = useRef<HTMLDivElement>(null)
  const { rows, drawn } = useRows(list, scroller)
  const walk = useWalk(rows, total, scroller)
  const items = rows.getVirtualItems()

  // Brings the selected row into sight once, not whenever its place changes.
  const selection = `${sort.method}:${currentId}`
  const brought = useRef<string>(null)
  const at = leads.findIndex((lead) => lead.id === currentId)
  useEffect(() => {
    if (brought.current === selection) return
    brought.current = selection
    if (at >= 0) rows.scrollToIndex(at)
  }, [selection, at, rows])

  const missing = items.find((item) => item.index >= leads.length)?.index
  const failed = query.isFetchNextPageError && !query.isFetching
  return (
    <>
      <div ref={scroller} className={classes.scroller}>
        <ul
          className={classes.list}
          style={{ height: rows.getTotalSize() }}
          aria-label={leadCopy.matches}
          aria-busy={query.isFetchingNextPage}
          onKeyDown={walk.onKeyDown}
          onFocus={walk.onFocus}
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
                {lead && drawn(lead.id) ? (
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
                    text={index === missing && !failed ? leadCopy.loadingMore : undefined}
                  />
                )}
              </li>
            )
          })}
        </ul>
      </div>
      {/* Below the rows, wherever among those that are missing one has scrolled to. */}
      {failed && missing !== undefined && (
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

function SortMenu({ sort, disabled }: { sort: Props['sort']; disabled: boolean }) {
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button
          size="compact-sm"
          variant="default"
          flex="none"
          leftSection={<IconArrowsSort size={15} stroke={1.7} />}
          disabled={disabled || sort.sorting}
        >
          {leadCopy.sortBy}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={sort.method}>
          {methods.map(({ method, label, hint }) => (
            // The order there is may be asked for again: new matches have no rank yet.
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
