import type { ReactNode } from 'react'
import type { Side } from '../../../../src/shared/sides.ts'
import { leadCopy, leadsCopy } from '../../copy/leads.ts'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { LoadingMessage } from '../../ui/states/LoadingOverlay.tsx'
import { HeadingSkeleton, LineSkeletons } from '../../ui/states/Skeletons.tsx'
import classes from './LeadPage.module.css'
import { SearchSummary } from './search/SearchSummary.tsx'
import { useSearch } from './search/use-match-status.ts'
import { ThreadSkeleton } from './thread/ThreadSkeleton.tsx'

interface Props {
  side: Side
  listingId: string
  /** The list is empty; otherwise it is still loading. */
  empty: boolean
  /** On a phone, the button that opens the matches. With it, the right pane is left out. */
  toggle: ReactNode
}

/** The centre and right panes when no lead is open. */
export function NoLead({ side, listingId, empty, toggle }: Props) {
  const copy = leadsCopy(side)
  const search = useSearch(side, listingId)
  const loaded = empty && search !== undefined
  return (
    <>
      <section className={classes.centre}>
        <header className={classes.bar}>
          {toggle}
          <div className={classes.heading}>
            <h1 className={classes.title}>
              {loaded ? leadCopy.matches : <HeadingSkeleton>{leadCopy.matches}</HeadingSkeleton>}
            </h1>
          </div>
        </header>
        {loaded ? (
          <div className={classes.empty}>
            <EmptyState icon={<LoadingMessage />} title={copy.emptyList.title}>
              {search ? <SearchSummary {...search} /> : copy.emptyList.text}
            </EmptyState>
          </div>
        ) : (
          <ThreadSkeleton text={leadCopy.loadingList} />
        )}
      </section>
      {!toggle && (
        <aside className={classes.right} aria-label={copy.inputsTitle}>
          <div className={classes.paneBody}>
            {loaded ? <p className={classes.none}>{leadCopy.noSelection}</p> : <LineSkeletons lines={8} />}
          </div>
        </aside>
      )}
    </>
  )
}
