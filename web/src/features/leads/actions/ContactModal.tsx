import { Anchor, Modal } from '@mantine/core'
import { IconMail, IconMessageCircle, IconPhone, IconWorld } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { LeadSummary } from '../../../../../src/leads/list/schema.ts'
import type { RevealedContact } from '../../../../../src/leads/schema.ts'
import { otherSide, type Side } from '../../../../../src/shared/sides.ts'
import { leadCopy, leadsCopy } from '../../../copy/leads.ts'
import { contactCopy, listingsCopy } from '../../../copy/listings.ts'
import { KeepLast } from '../../../ui/KeepLast.tsx'
import classes from '../modals.module.css'

interface Props {
  side: Side
  lead: LeadSummary
  /** null: closed. */
  contact: RevealedContact | null
  onClose: () => void
}

/** The contact data that the other side chose to share. */
export function ContactModal({ side, lead, contact, onClose }: Props) {
  return (
    <Modal opened={contact !== null} onClose={onClose} title={leadsCopy(side).contactTitle}>
      <KeepLast value={contact}>
        {(contact) => <Contact side={side} lead={lead} contact={contact} />}
      </KeepLast>
    </Modal>
  )
}

function Contact({ side, lead, contact }: { side: Side; lead: LeadSummary; contact: RevealedContact }) {
  const hasDirectContact = contact.website || contact.email || contact.phone
  return (
    <>
      <p className={classes.name}>{contact.person || contact.companyName}</p>
      {contact.person !== contact.companyName && <p className={classes.company}>{contact.companyName}</p>}
      {!hasDirectContact && <p className={classes.text}>{leadsCopy(side).notShared}</p>}
      <dl className={classes.contact}>
        <Row icon={<IconWorld size={18} stroke={1.6} />} label={contactCopy.fields.website}>
          {contact.website && (
            <Anchor href={webAddress(contact.website)} target="_blank" rel="noreferrer noopener">
              {contact.website}
            </Anchor>
          )}
        </Row>
        <Row icon={<IconMail size={18} stroke={1.6} />} label={contactCopy.fields.email}>
          {contact.email && <Anchor href={`mailto:${contact.email}`}>{contact.email}</Anchor>}
        </Row>
        <Row icon={<IconPhone size={18} stroke={1.6} />} label={contactCopy.fields.phone}>
          {contact.phone && (
            <Anchor href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>{contact.phone}</Anchor>
          )}
        </Row>
        <Row icon={<IconMessageCircle size={18} stroke={1.6} />} label={contactCopy.additional}>
          {contact.additionalMethod}
        </Row>
      </dl>
      <p className={classes.next}>
        {leadCopy.contactNext(
          contact.companyName,
          lead.counterpart.listingName || listingsCopy(otherSide(side)).untitled,
        )}
      </p>
    </>
  )
}

function Row({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt>
        <span aria-hidden="true">{icon}</span>
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The website as a link. The forced http(s) scheme excludes `javascript:` and other URLs. */
const webAddress = (website: string) => (/^https?:\/\//i.test(website) ? website : `https://${website}`)
