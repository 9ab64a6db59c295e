import { useState } from 'react'
import { contactRefusalText } from '../../../../../src/leads/policy.ts'
import type { RevealedContact } from '../../../../../src/leads/schema.ts'
import { otherSide, type Side } from '../../../../../src/shared/sides.ts'
import { leadCopy, leadsCopy } from '../../../copy/leads.ts'
import { statusOf } from '../../../lib/status.ts'
import { appCode, trpc } from '../../../lib/trpc.tsx'
import { showAlert } from '../../../ui/messages/alert.ts'

/** Requests the other side's contact data, and shows an alert with the reason when there is none. */
export function useContact(side: Side, leadId: string) {
  const revealContact = trpc.leads.revealContact.useMutation()
  const [shown, setShown] = useState<RevealedContact | null>(null)
  const copy = leadsCopy(side)

  async function reveal() {
    if (revealContact.isPending) return
    try {
      const contact = await revealContact.mutateAsync({ side: otherSide(side), leadId })
      const hasDirectContact = contact.website || contact.email || contact.phone
      if (!hasDirectContact && !contact.additionalMethod) void showAlert(copy.notShared)
      else setShown(contact)
    } catch (error) {
      const { notDesignated, notRevealed } = contactRefusalText(otherSide(side))
      const status = statusOf(error)
      if (status === 404 || appCode(error) === 'NOT_REVEALED') void showAlert(notRevealed)
      else if (status === 403) void showAlert(notDesignated)
      else void showAlert(status ? leadCopy.responded(status) : copy.contactUnexpected)
    }
  }

  return { reveal, shown, loading: revealContact.isPending, close: () => setShown(null) }
}
