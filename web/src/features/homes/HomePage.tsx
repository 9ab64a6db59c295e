import { Button } from '@mantine/core'
import { Link, Navigate, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import type { EmployeeView } from '../../../../src/companies/schema.ts'
import type { Role } from '../../../../src/shared/roles.ts'
import { homeLoading, homesCopy } from '../../copy/homes.ts'
import { appCode, failureText, trpc } from '../../lib/trpc.tsx'
import { showAlert } from '../../ui/messages/alert.ts'
import { Page } from '../../ui/Page.tsx'
import { FailedState } from '../../ui/states/EmptyState.tsx'
import { LoadingText, TileSkeletons } from '../../ui/states/Skeletons.tsx'
import classes from './HomePage.module.css'
import { homeOf } from './home-of.ts'
import { useLogOut } from './use-log-out.ts'

interface Props {
  /** Whose home it is; others are led to theirs. */
  forRole: Role
  /** The heading under which the person finds this page; the page's own title stays. */
  heading?: string | undefined
  /** The tiles about the person and the company, at the left. */
  children: (me: EmployeeView) => ReactNode
  /** Tiles at the right; on a phone they stand before `more`. */
  aside?: ReactNode
  /** What is seldom wanted, below. */
  more: ReactNode
  /** Whether something of it is still on its way; all tiles come together, so that none pushes another down. */
  loading?: boolean
}

/** What the three user homes share: who it is, the way to the main page and out, tiles. */
export function HomePage({ forRole, heading, children, aside, more, loading = false }: Props) {
  const me = trpc.companies.me.useQuery()
  const logOut = useLogOut()

  if (me.data && me.data.role !== forRole) return <Navigate to={homeOf(me.data.role)} replace />
  return (
    <Page
      title={homesCopy.title}
      heading={heading || (me.data ? `${me.data.firstName} ${me.data.lastName}` : homesCopy.title)}
      note={me.data?.email ?? ' '}
      width={aside ? 'normal' : 'text'}
      actions={
        <>
          <Button variant="default" renderRoot={(props) => <Link to="/main" {...props} />}>
            {homesCopy.mainPage}
          </Button>
          <Button variant="subtle" color="gray" onClick={() => void logOut()}>
            {homesCopy.logOut}
          </Button>
        </>
      }
    >
      {/* A session that ended leads to the login page by itself. */}
      {me.error && appCode(me.error) !== 'NO_SESSION' && (
        <LoadFailure forRole={forRole} error={me.error} onRetry={() => void me.refetch()} />
      )}
      {(me.isLoading || loading) && (
        <>
          <LoadingText>{homeLoading[forRole]}</LoadingText>
          <div className={aside ? classes.columns : classes.column}>
            <TileSkeletons tiles={forRole === 'individual' ? 2 : 3} height={190} />
            {aside && <TileSkeletons tiles={1} height={480} />}
          </div>
        </>
      )}
      {me.data && !loading && (
        <div className={aside ? classes.columns : classes.column}>
          <div className={classes.column}>{children(me.data)}</div>
          {aside && <div className={classes.column}>{aside}</div>}
          <div className={`${classes.column} ${classes.more}`}>{more}</div>
        </div>
      )}
    </Page>
  )
}

/** An individual's home says it in the page; the others say it and lead to the start page (spec 8). */
function LoadFailure({ forRole, error, onRetry }: { forRole: Role; error: unknown; onRetry: () => void }) {
  const navigate = useNavigate()
  const leave = forRole !== 'individual'
  const message = failureText(error, homesCopy.unsaid[leave ? 'personal' : 'profile'])

  useEffect(() => {
    if (leave) void showAlert(homesCopy.userFailed(message)).then(() => navigate({ to: '/' }))
  }, [leave, message, navigate])

  return leave ? null : <FailedState text={homesCopy.pageFailed(message)} onRetry={onRetry} />
}
