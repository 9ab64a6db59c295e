import { Button } from '@mantine/core'
import { IconArrowLeft, IconLayoutGrid } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Side } from '../../../../src/shared/sides.ts'
import { boardCopy } from '../../copy/board.ts'
import { leadCopy } from '../../copy/leads.ts'
import { listingsCopy } from '../../copy/listings.ts'
import { useUserRoom } from '../../lib/live/socket.ts'
import { appCode, failureText, trpc } from '../../lib/trpc.tsx'
import { Page } from '../../ui/Page.tsx'
import { EmptyState, FailedState } from '../../ui/states/EmptyState.tsx'
import { HeadingSkeleton, LoadingText } from '../../ui/states/Skeletons.tsx'
import classes from './Board.module.css'
import { Board } from './Board.tsx'
import { LeadLink } from './LeadLink.tsx'

/** The comparison board of an own listing. */
export function BoardPage({ side, listingId }: { side: Side; listingId: string | undefined }) {
  useUserRoom()
  const board = trpc.leads.board.useQuery(
    { side, listingId: listingId ?? '' },
    { enabled: listingId !== undefined, refetchOnWindowFocus: false },
  )
  const { data } = board
  if (!listingId || isMissing(board.error))
    return (
      <Frame heading={boardCopy.title}>
        <EmptyState
          title={listingId ? boardCopy.notFound : boardCopy.missing}
          action={<Button renderRoot={(props) => <Link to="/main" {...props} />}>{boardCopy.toMain}</Button>}
        />
      </Frame>
    )
  if (!data)
    return (
      <Frame heading={<HeadingSkeleton>{boardCopy.title}</HeadingSkeleton>} note={boardCopy.note(side)}>
        {board.error ? (
          <FailedState isPage text={failureText(board.error)} onRetry={() => void board.refetch()} />
        ) : (
          <>
            <LoadingText>{boardCopy.loading}</LoadingText>
            <div className={classes.placeholder} aria-hidden="true" />
          </>
        )}
      </Frame>
    )
  return (
    <Frame
      heading={data.listingName || listingsCopy(side).untitled}
      note={boardCopy.note(side)}
      back={
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={18} stroke={1.7} />}
          renderRoot={(props) => <LeadLink board={data} {...props} />}
        >
          {boardCopy.back}
        </Button>
      }
    >
      {data.leads.length === 0 ? (
        <EmptyState title={boardCopy.empty}>{boardCopy.emptyText(side)}</EmptyState>
      ) : (
        <Board board={data} />
      )}
    </Frame>
  )
}

/** An id that isn't one is refused as malformed. */
const isMissing = (error: unknown): boolean => {
  const code = appCode(error)
  return code === 'NOT_FOUND' || code === 'BAD_INPUT'
}

function Frame(props: { heading: ReactNode; note?: string; back?: ReactNode; children: ReactNode }) {
  const home = (
    <Button
      variant="default"
      leftSection={<IconLayoutGrid size={18} stroke={1.7} />}
      renderRoot={(root) => <Link to="/main" {...root} />}
    >
      {leadCopy.back}
    </Button>
  )
  return (
    <Page
      title={boardCopy.title}
      heading={props.heading}
      note={props.note}
      width="wide"
      actions={props.back ?? home}
    >
      {props.children}
    </Page>
  )
}
