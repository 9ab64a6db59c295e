import { ActionIcon, Menu } from '@mantine/core'
import { IconAddressBook, IconBan, IconDots, IconInfoCircle } from '@tabler/icons-react'
import { lazy, Suspense, useRef, useState } from 'react'
import type { LeadSummary } from '../../../../../src/leads/list/schema.ts'
import { terminateRefusal } from '../../../../../src/leads/policy.ts'
import type { LeadView } from '../../../../../src/leads/rounds/schema.ts'
import { otherSide, type Side } from '../../../../../src/shared/sides.ts'
import { detailsCopy, leadCopy, leadsCopy } from '../../../copy/leads.ts'
import { useDeferred } from '../../../ui/messages/use-deferred.ts'
import { SafetyItems } from '../list/menu/SafetyItems.tsx'
import type { Operations } from '../use-operations.ts'
import { ActionButtons } from './ActionButtons.tsx'
import { ContactModal } from './ContactModal.tsx'
import { useContact } from './use-contact.ts'

/** Loaded when it is opened. */
const ReportModal = lazy(() => import('../list/menu/ReportModal.tsx'))

interface Props {
  side: Side
  lead: LeadView
  summary: LeadSummary
  locked: boolean
  operations: Operations
  /** Everything in one menu, where there is no room for buttons. */
  compact: boolean
  onDetails: () => void
}

/** What can be done besides writing: the details, the other side's contact, and the end of the conversation. */
export function LeadActions({ side, lead, summary, locked, operations, compact, onDetails }: Props) {
  // Terminated in ten seconds, unless the person undoes it.
  const ending = useDeferred() === lead.id
  const [reporting, setReporting] = useState(false)
  const menuButton = useRef<HTMLButtonElement>(null)
  const contact = useContact(side, lead.id)
  const copy = leadsCopy(side)
  const details = detailsCopy[otherSide(side)].title
  const terminateBlocked = locked || ending || terminateRefusal(lead, side, new Date()) === 'LEAD_TERMINATED'
  /** A dialog returns the focus to the element that had it, and a menu item is unmounted. */
  const fromMenu = (act: () => void) => () => {
    menuButton.current?.focus()
    act()
  }
  const terminate = () => void operations.terminate()
  const parties = { side, leadId: lead.id, company: lead.counterpart.companyName }
  return (
    <>
      {!compact && (
        <ActionButtons
          details={details}
          contact={copy}
          locked={locked}
          isContactLoading={contact.loading}
          terminateBlocked={terminateBlocked}
          onDetails={onDetails}
          onContact={() => void contact.reveal()}
          onTerminate={terminate}
        />
      )}
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon
            ref={menuButton}
            variant="subtle"
            color="gray"
            size={40}
            flex="none"
            aria-label={leadCopy.more}
            data-disabled={(compact && contact.loading) || undefined}
          >
            <IconDots size={20} stroke={1.8} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {compact && (
            <>
              <Menu.Item
                leftSection={<IconInfoCircle size={16} stroke={1.7} />}
                onClick={fromMenu(onDetails)}
              >
                {details}
              </Menu.Item>
              <Menu.Item
                leftSection={<IconAddressBook size={16} stroke={1.7} />}
                disabled={locked}
                onClick={fromMenu(() => void contact.reveal())}
              >
                {copy.getContact}
              </Menu.Item>
            </>
          )}
          <SafetyItems {...parties} onReport={() => setReporting(true)} fromMenu={fromMenu} />
          {compact && (
            <Menu.Item
              c="var(--mantine-color-error)"
              leftSection={<IconBan size={16} stroke={1.7} />}
              disabled={terminateBlocked}
              // Once the menu has closed: it would take the focus from the notice.
              onClick={fromMenu(() => setTimeout(terminate))}
            >
              {leadCopy.terminate}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Suspense>{reporting && <ReportModal {...parties} onClose={() => setReporting(false)} />}</Suspense>
      <ContactModal side={side} lead={summary} contact={contact.shown} onClose={contact.close} />
    </>
  )
}
