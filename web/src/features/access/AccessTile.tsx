import type { ReactNode } from 'react'
import { accessCopy as copy } from '../../copy/access.ts'
import { failureText } from '../../lib/trpc.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { FailedState } from '../../ui/states/EmptyState.tsx'
import { LineSkeletons } from '../../ui/states/Skeletons.tsx'
import classes from './access.module.css'

interface Props<T> {
  title: ReactNode
  note: string
  actions?: ReactNode
  query: { data: T[] | undefined; error: unknown; isLoading: boolean; refetch: () => unknown }
  empty?: string
  row: (item: T) => ReactNode
  children?: ReactNode
}

/** A tile with a list, and its loading, error and empty states. */
export function AccessTile<T>({ title, note, actions, query, empty, row, children }: Props<T>) {
  return (
    <Panel title={title} note={note} actions={actions}>
      {query.isLoading && <LineSkeletons lines={2} />}
      {!!query.error && (
        <FailedState
          text={`${copy.loadFailed}${failureText(query.error)}`}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data?.length === 0 && <p className={classes.empty}>{empty}</p>}
      {query.data && query.data.length > 0 && <ul className={classes.rows}>{query.data.map(row)}</ul>}
      {children}
    </Panel>
  )
}
