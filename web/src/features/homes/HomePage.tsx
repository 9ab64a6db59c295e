import { Button } from '@mantine/core'
import { Link, Navigate, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import type { EmployeeView } from '../../../../src/companies/schema.ts'
import type { Role } from '../../../../src/shared/roles.ts'
import { webhooksRefusal } from '../../../../src/webhooks/policy.ts'
import { homeLoading, homesCopy } from '../../copy/homes.ts'
import { isUnreachable } from '../../lib/connection.ts'
import { appCode, failureText, trpc } from '../../lib/trpc.tsx'
import { showAlert } from '../../ui/messages/alert.ts'
import { Page } from '../../ui/Page.tsx'
import { FailedState } from '../../ui/states/EmptyState.tsx'
import { LoadingText, TileSkeletons } from '../../ui/states/Skeletons.tsx'
import { ApiKeys } from '../access/ApiKeys.tsx'
import { BlockedCompanies } from '../access/BlockedCompanies.tsx'
import { Sessions } from '../access/Sessions.tsx'
import { Webhooks } from '../access/Webhooks.tsx'
import classes from './HomePage.module.css'
import { homeOf } from './home-of.ts'
import { LanguageTile } from './tiles/LanguageTile.tsx'
import { useLogOut } from './use-log-out.ts'

interface Props {
  /** People in other roles are redirected to their own home. */
  forRole: Role
  /** Replaces the person's name as heading. */
  heading?: string | undefined
  /** Tiles about the person and the company, in the left column. */
  children: (me: EmployeeView) => ReactNode
  /** Tiles in the right column; on phones they come before the tiles at the bottom. */
  aside?: ReactNode
  /** Whether a tile's data is still loading. All tiles appear together, to avoid layout shifts. */
  loading?: boolean
}

/** The layout of the three user homes: name, links, tiles. */
export function HomePage({ forRole, heading, children, aside, loading = false }: Props) {
  const me = trpc.companies.me.useQuery()
  // The tiles below the plan's tile wait for the plan, because it determines that tile's height. The plan is requested after
  // the person: in one batch with the person, it would delay the page.
  const plan = trpc.billing.plan.useQuery(undefined, {
    enabled: aside !== undefined && me.data !== undefined,
  })
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
      {/* When the session has ended, the API client redirects to the login page. */}
      {me.error && appCode(me.error) !== 'NO_SESSION' && (
        <LoadFailure forRole={forRole} error={me.error} onRetry={() => void me.refetch()} />
      )}
      {(me.isLoading || loading) && (
        <>
          <LoadingText>{homeLoading[forRole]}</LoadingText>
          <div className={aside ? classes.columns : classes.column}>
            <TileSkeletons tiles={forRole === 'individual' ? 2 : 3} height={190} />
            {aside && <TileSkeletons tiles={1} height={700} />}
          </div>
        </>
      )}
      {me.data && !loading && (
        <div className={aside ? classes.columns : classes.column}>
          <div className={classes.column}>{children(me.data)}</div>
          {aside && <div className={classes.column}>{aside}</div>}
          <div className={`${classes.column} ${classes.more}`} hidden={plan.isLoading}>
            <ApiKeys />
            {webhooksRefusal({ role: forRole, credential: 'session' }) === null && <Webhooks />}
            <Sessions />
            <BlockedCompanies />
            <LanguageTile />
          </div>
        </div>
      )}
    </Page>
  )
}

/** An individual's home shows the failure in the page; the other homes show an alert and go to the start page. */
function LoadFailure({ forRole, error, onRetry }: { forRole: Role; error: unknown; onRetry: () => void }) {
  const navigate = useNavigate()
  const leave = forRole !== 'individual' && !isUnreachable(error)
  const message = failureText(error, homesCopy.fallbacks[leave ? 'personal' : 'profile'])

  useEffect(() => {
    if (leave) void showAlert(homesCopy.userFailed(message)).then(() => navigate({ to: '/' }))
  }, [leave, message, navigate])

  return leave ? null : <FailedState isPage text={homesCopy.pageFailed(message)} onRetry={onRetry} />
}
