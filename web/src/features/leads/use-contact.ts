import { useState } from 'react'
import type { RevealedContact } from '../../../../src/leads/schema.ts'
import { otherSide, type Side } from '../../../../src/shared/sides.ts'
import { leadCopy, leadsCopy } from '../../copy/leads.ts'
import { statusOf } from '../../lib/status.ts'
import { trpc } from '../../lib/trpc.tsx'
import { showAlert } from '../../ui/messages/alert.ts'

/** Asks for the other side's contact data and says, in the spec's words, why there is none. */
export function useContact(side: Side, leadId: string) {
  const reveal = trpc.leads.revealContact.useMutation()
  const [shown, setShown] = useState<RevealedContact | null>(null)
  const copy = leadsCopy(side)

  async function ask() {
    try {
      const contact = await reveal.mutateAsync({ side: otherSide(side), leadId })
      const direct = contact.website || contact.email || contact.phone
      if (!direct && !contact.additionalMethod) void showAlert(copy.notShared)
      else setShown(contact)
    } catch (error) {
      const status = statusOf(error)
      if (status === 403) void showAlert(copy.forbiddenContact)
      else if (status === 404) void showAlert(copy.noContact)
      else void showAlert(status ? leadCopy.responded(status) : copy.contactUnexpected)
    }
  }

  return { ask, shown, loading: reveal.isPending, close: () => setShown(null) }
}
