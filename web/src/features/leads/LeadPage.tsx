import { Button, Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconLayoutGrid } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { isTerminated } from '../../../../src/leads/policy.ts'
import { limits } from '../../../../src/shared/limits.ts'
import type { Side } from '../../../../src/shared/sides.ts'
import { frameCopy } from '../../copy/frame.ts'
import { leadCopy } from '../../copy/leads.ts'
import { useUserRoom } from '../../lib/live/socket.ts'
import { appCode, failureText } from '../../lib/trpc.tsx'
import { showAlert } from '../../ui/messages/alert.ts'
import { Page } from '../../ui/Page.tsx'
import classes from './LeadPage.module.css'
import { ListingDetailsModal } from './ListingDetailsModal.tsx'
import { MatchesAside } from './list/MatchesAside.tsx'
import { MatchesPane } from './list/MatchesPane.tsx'
import { MatchesToggle } from './list/MatchesToggle.tsx'
import { useCurrentLead, useLeadList } from './list/use-lead-list.ts'
import { useSort } from './list/use-sort.ts'
import { NoLead } from './NoLead.tsx'
import { OpenLead } from './OpenLead.tsx'

interface Props {
  side: Side
  /** The company in the URL. The server finds nothing for another company than the user's. */
  companyId: string
  listingId: string
  /** The lead in the URL; without one, the list's first lead opens that hasn't ended. */
  leadId: string | undefined
}

/** The lead page of either side: the matches, the open lead's thread, and the side's own inputs. */
export function LeadPage({ side, companyId, listingId, leadId }: Props) {
  useUserRoom()
  const navigate = useNavigate()
  const phone = useMediaQuery(`(max-width: ${limits.mobileBreakpoint}px)`, undefined, {
    getInitialValueInEffect: false,
  })
  const compact = useMediaQuery('(max-width: 1180px)', undefined, { getInitialValueInEffect: false })
  const [listOpened, setListOpened] = useState(false)
  const closeList = () => setListOpened(false)
  const openList = useCallback(() => setListOpened(true), [])
  const [detailsLeadId, setDetailsLeadId] = useState<string | null>(null)

  const select = useCallback(
    (id: string | undefined) => {
      setListOpened(false)
      void navigate({ to: '.', search: (search: object) => ({ ...search, lead: id }), replace: true })
    },
    [navigate],
  )
  const sort = useSort({ side, companyId, listingId }, select)
  const list = useLeadList({ side, companyId, listingId, order: sort.method })
  const { query, leads, total } = list
  const failed = useReturnOnError(query.data === undefined ? query.error : null, list.invalid)
  // The lead that was first when the list loaded stays open when another moves to the top.
  const [firstId, setFirstId] = useState<string>()
  const first = leads.find((lead) => !isTerminated(lead)) ?? leads[0]
  if (firstId === undefined && first) setFirstId(first.id)
  const current = useCurrentLead(side, listingId, list, leadId ?? firstId)

  // A single match is open already and needs no list beside it.
  const collapsed = !phone && total === 1 && !listOpened

  const matches = (
    <MatchesPane
      side={side}
      listingId={listingId}
      list={list}
      currentId={current?.id}
      sort={sort}
      onSelect={select}
      onDetails={setDetailsLeadId}
    />
  )
  return (
    <Page
      title={leadCopy.matches}
      heading={null}
      width="full"
      footer={false}
      actions={
        <Button
          variant="default"
          leftSection={<IconLayoutGrid size={18} stroke={1.7} />}
          renderRoot={(props) => <Link to="/main" {...props} />}
        >
          {leadCopy.back}
        </Button>
      }
    >
      <div className={classes.panes} data-rail={collapsed}>
        {phone ? (
          <Drawer
            opened={listOpened}
            onClose={closeList}
            title={leadCopy.matches}
            size="88%"
            padding={0}
            classNames={{ header: classes.drawerHeader, body: classes.drawerBody }}
            closeButtonProps={{ 'aria-label': frameCopy.close }}
          >
            {matches}
          </Drawer>
        ) : (
          <MatchesAside
            collapsible={total === 1}
            collapsed={collapsed}
            onToggle={() => setListOpened(!listOpened)}
          >
            {matches}
          </MatchesAside>
        )}
        {current && !failed ? (
          <OpenLead
            key={current.id}
            side={side}
            summary={current}
            phone={phone ?? false}
            compact={compact ?? false}
            onMatches={openList}
            matches={total}
            onDetails={setDetailsLeadId}
          />
        ) : (
          <NoLead
            side={side}
            listingId={listingId}
            empty={current === null}
            toggle={phone && <MatchesToggle count={query.data && total} onOpen={openList} />}
          />
        )}
      </div>
      <ListingDetailsModal
        side={side === 'seller' ? 'buyer' : 'seller'}
        lead={detailsLeadId === current?.id ? current : leads.find((lead) => lead.id === detailsLeadId)}
        opened={detailsLeadId !== null}
        onClose={() => setDetailsLeadId(null)}
      />
    </Page>
  )
}

/** Shows why the lead list failed to load, and returns to the main page. */
function useReturnOnError(error: unknown, invalid: boolean): boolean {
  const navigate = useNavigate()
  // An expired session already redirects to the login page.
  const reason = error && appCode(error) !== 'NO_SESSION' ? failureText(error) : null
  const text = invalid ? leadCopy.fetchFailed(leadCopy.invalidData) : reason && leadCopy.fetchFailed(reason)
  useEffect(() => {
    if (!text) return
    void showAlert(text)
    void navigate({ to: '/main', replace: true })
  }, [text, navigate])
  return text !== null
}
