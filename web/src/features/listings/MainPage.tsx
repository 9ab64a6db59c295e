import { Button, Group } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconUserCircle } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { limits } from '../../../../src/shared/limits.ts'
import { roles } from '../../../../src/shared/roles.ts'
import { sides } from '../../../../src/shared/sides.ts'
import { mainCopy } from '../../copy/main.ts'
import { isUnreachable } from '../../lib/connection.ts'
import { useUserRoom } from '../../lib/live/socket.ts'
import { forgetUser } from '../../lib/session.ts'
import { appCode, failureText, trpc } from '../../lib/trpc.tsx'
import { Page } from '../../ui/Page.tsx'
import { FailedState } from '../../ui/states/EmptyState.tsx'
import { HeadingSkeleton } from '../../ui/states/Skeletons.tsx'
import { type HomePath, homeOf } from '../homes/home-of.ts'
import { useSendPending } from '../leads/pending-messages.ts'
import { ColumnSkeleton, ListingColumn } from './ListingColumn.tsx'
import classes from './MainPage.module.css'
import { UnfinishedDraft } from './UnfinishedDraft.tsx'
import { useTiles } from './use-tiles.ts'

/** The main page of every role (/main): the company's offerings and requests. */
export function MainPage() {
  useUserRoom()
  useSendPending()
  const me = trpc.companies.me.useQuery()
  const company = trpc.companies.own.useQuery()
  // Both columns render together: on a phone the second is below the first, whose tiles would move it. They stay when one
  // that failed is loaded again: each time a column is mounted, it would load again.
  const [offerings, requests] = [useTiles('seller'), useTiles('buyer')]
  const [hasLoaded, setHasLoaded] = useState(false)
  if (!hasLoaded && !offerings.query.isLoading && !requests.query.isLoading) setHasLoaded(true)
  const phone = useMediaQuery(`(max-width: ${limits.mobileBreakpoint}px)`, undefined, {
    getInitialValueInEffect: false,
  })
  // Decided once, so that a listing published or deleted meanwhile doesn't move the columns under the reader's hands.
  const [hasOnlyRequests, setHasOnlyRequests] = useState<boolean>()
  if (hasOnlyRequests === undefined && !offerings.query.isFetching && !requests.query.isFetching)
    setHasOnlyRequests(offerings.query.isSuccess && offerings.total === 0 && requests.total > 0)

  if (me.error) {
    return (
      <Failure
        // A server that is unavailable is no reason to log in again.
        text={
          isUnreachable(me.error)
            ? failureText(me.error)
            : mainCopy.noUser(failureText(me.error, mainCopy.userFallback))
        }
        logIn={!isUnreachable(me.error)}
        onRetry={() => void me.refetch()}
      />
    )
  }
  if (appCode(company.error) === 'NOT_FOUND') return <LogInAgain />
  if (company.error) {
    return (
      <Failure
        text={mainCopy.noCompany(failureText(company.error, mainCopy.companyFallback))}
        onRetry={() => void company.refetch()}
      />
    )
  }
  if (!me.data || !company.data || !hasLoaded) return <Loading />
  if (!roles.includes(me.data.role) || typeof company.data.isIndividual !== 'boolean') {
    return <Failure text={mainCopy.unknownRole} logIn />
  }

  const { name, description } = company.data
  const home = homeOf(me.data.role)
  // On a phone, a buyer's own requests come before an empty column of offerings.
  const order = phone && hasOnlyRequests ? sides.toReversed() : sides
  return (
    <Page
      title={name || mainCopy.title}
      note={<span className={classes.note}>{description || mainCopy.description}</span>}
      actions={<HomeButton home={home} />}
    >
      <UnfinishedDraft />
      <div className={classes.columns}>
        {order.map((side) => (
          <ListingColumn key={side} side={side} me={me.data} company={company.data} home={home} />
        ))}
      </div>
    </Page>
  )
}

function HomeButton({ home }: { home: HomePath }) {
  return (
    <Button
      variant="default"
      leftSection={<IconUserCircle size={18} stroke={1.7} />}
      renderRoot={(props) => <Link to={home} {...props} />}
    >
      {mainCopy.userHome}
    </Button>
  )
}

/** The page's layout while it loads. The role isn't known yet: a wrong home page redirects to the right one. */
function Loading() {
  return (
    <Page
      title={mainCopy.page}
      heading={<HeadingSkeleton>{mainCopy.title}</HeadingSkeleton>}
      note={<span role="status">{mainCopy.loading}</span>}
      actions={<HomeButton home={homeOf('individual')} />}
    >
      <div className={classes.columns} aria-hidden="true">
        <ColumnSkeleton side="seller" />
        <ColumnSkeleton side="buyer" />
      </div>
    </Page>
  )
}

/** The session's company doesn't exist: sends the user to the login page. */
function LogInAgain() {
  const navigate = useNavigate()
  useEffect(() => {
    forgetUser()
    void navigate({ to: '/login', replace: true })
  }, [navigate])
  return <Loading />
}

function Failure({ text, logIn = false, onRetry }: { text: string; logIn?: boolean; onRetry?: () => void }) {
  return (
    <Page title={mainCopy.page} heading={mainCopy.title} width="text">
      <FailedState isPage text={text} onRetry={onRetry} />
      {logIn && (
        <Group justify="center" mt="md">
          <Button
            onClick={forgetUser}
            renderRoot={(props) => <Link to="/login" preload={false} {...props} />}
          >
            {mainCopy.logIn}
          </Button>
        </Group>
      )}
    </Page>
  )
}
