import { Button, Loader } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { leadCopy, leadsCopy, placesText } from '../../../copy/leads.ts'
import { listingsCopy } from '../../../copy/listings.ts'
import { trpc } from '../../../lib/trpc.tsx'
import { LoadingText } from '../../../ui/states/Skeletons.tsx'
import { useMatchStatus } from '../search/use-match-status.ts'
import { threadId } from '../thread/Thread.tsx'
import classes from './MatchesPane.module.css'
import { MatchList } from './MatchList.tsx'
import { RowSkeleton } from './MatchRow.tsx'
import { SortMenu } from './SortMenu.tsx'
import { singleLineRowHeight } from './use-virtual-rows.ts'

interface Props extends ComponentProps<typeof MatchList> {
  listingId: string
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
          <MatchList {...props} />
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
