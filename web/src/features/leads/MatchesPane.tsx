import { Button, Loader, Menu } from '@mantine/core'
import { IconArrowsSort } from '@tabler/icons-react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { LeadSummary } from '../../../../src/leads/schema.ts'
import type { Side } from '../../../../src/shared/sides.ts'
import { leadCopy, leadsCopy } from '../../copy/leads.ts'
import { listingsCopy } from '../../copy/listings.ts'
import { trpc } from '../../lib/trpc.tsx'
import { LoadingText, TileSkeletons } from '../../ui/Skeletons.tsx'
import classes from './MatchesPane.module.css'
import { MatchRow } from './MatchRow.tsx'
import type { SortMethod, useSort } from './use-sort.ts'

interface Props {
  side: Side
  listingId: string
  /** undefined while loading. */
  leads: readonly LeadSummary[] | undefined
  currentId: string | undefined
  sort: ReturnType<typeof useSort>
  onSelect: (id: string) => void
  onDetails: (id: string) => void
}

/** 'Potential Matches': the list, of which only what is in sight is drawn. Arrow keys walk through it. */
export function MatchesPane({ side, listingId, leads, currentId, sort, onSelect, onDetails }: Props) {
  const own = trpc.listings.get.useQuery({ side, id: listingId }).data
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: leads?.length ?? 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => 116,
    getItemKey: (at) => leads?.[at]?.id ?? at,
    overscan: 6,
  })
  const at = leads?.findIndex((lead) => lead.id === currentId) ?? -1
  const scrollTo = useRef(rows.scrollToIndex)
  useEffect(() => {
    if (at >= 0) scrollTo.current(at)
  }, [at])

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    // The details menu has arrow keys of its own.
    const button = event.target instanceof HTMLElement && !event.target.ariaHasPopup ? event.target : null
    const row = button?.closest<HTMLElement>('[data-index]')
    if (!step || !row) return
    event.preventDefault()
    const next = Number(row.dataset.index) + step
    rows.scrollToIndex(next)
    scroller.current?.querySelector<HTMLElement>(`[data-index="${next}"] button`)?.focus()
  }

  return (
    <div className={classes.pane} data-side={side}>
      <div className={classes.head}>
        <div className={classes.titles}>
          <h2 className={classes.title}>
            {leadCopy.matches}
            {leads && leads.length > 0 && <span className={classes.count}>{leads.length}</span>}
          </h2>
          {own && <p className={classes.own}>{own.name || listingsCopy(side).untitled}</p>}
        </div>
        <SortMenu sort={sort} disabled={!leads?.length} />
      </div>
      {sort.sorting && (
        <p className={classes.sorting} role="status">
          <Loader size={14} aria-hidden="true" />
          {leadCopy.sorting}
        </p>
      )}
      {!leads ? (
        <div className={classes.loading}>
          <LoadingText>{leadCopy.loadingList}</LoadingText>
          <TileSkeletons tiles={5} height={92} />
        </div>
      ) : leads.length === 0 ? (
        <p className={classes.none}>{leadsCopy(side).emptyList.text}</p>
      ) : (
        <div ref={scroller} className={classes.scroller}>
          <ul
            className={classes.list}
            style={{ height: rows.getTotalSize() }}
            aria-label={leadCopy.matches}
            onKeyDown={onKeyDown}
          >
            {rows.getVirtualItems().map((item) => {
              const lead = leads[item.index]
              return (
                lead && (
                  <li
                    key={item.key}
                    ref={rows.measureElement}
                    data-index={item.index}
                    className={classes.item}
                    style={{ transform: `translateY(${item.start}px)` }}
                    aria-setsize={leads.length}
                    aria-posinset={item.index + 1}
                  >
                    <MatchRow
                      side={side}
                      lead={lead}
                      current={lead.id === currentId}
                      onSelect={onSelect}
                      onDetails={onDetails}
                    />
                  </li>
                )
              )
            })}
          </ul>
        </div>
      )}
    </div>
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
        <Menu.RadioGroup
          value={sort.method}
          onChange={(method) => void sort.choose(method === 'best' ? 'best' : 'default')}
        >
          {methods.map(({ method, label, hint }) => (
            <Menu.RadioItem key={method} value={method} closeMenuOnClick>
              {label}
              <span className={classes.hint}>{hint}</span>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
