import { IconAddressBook } from '@tabler/icons-react'
import type { LeadView } from '../../../../../src/leads/rounds/schema.ts'
import type { DisclosureView } from '../../../../../src/leads/schema.ts'
import { leadCopy } from '../../../copy/leads.ts'
import { contactCopy } from '../../../copy/listings.ts'
import { timeOf } from './bubbles/time-of.ts'
import classes from './Thread.module.css'

/** Tells the owner of a contact who was shown it, and when. */
export function DisclosureNote({ lead, disclosure }: { lead: LeadView; disclosure: DisclosureView }) {
  const { person, fields, shownAt } = disclosure
  const names = fields.map((field) =>
    field === 'additionalMethod' ? contactCopy.additional : contactCopy.fields[field],
  )
  return (
    <p className={classes.note}>
      <IconAddressBook size={15} stroke={1.7} aria-hidden="true" />
      <span>
        {leadCopy.contactShown(person, lead.counterpart.companyName, names.join(', '))}{' '}
        <time dateTime={shownAt}>{timeOf(shownAt)}</time>
      </span>
    </p>
  )
}
