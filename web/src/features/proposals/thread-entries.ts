import type { DisclosureView } from '../../../../src/leads/schema.ts'
import type { MessageView } from '../../../../src/leads/thread/schema.ts'
import type { ProposalView } from '../../../../src/shared/proposals/agreements.ts'

/** A message, a proposal or a disclosure of one's contact in a thread. */
export type ThreadEntry = { readonly id: string; readonly createdAt: string } & (
  | { readonly message: MessageView; readonly proposal?: undefined; readonly disclosure?: undefined }
  | { readonly proposal: ProposalView; readonly message?: undefined; readonly disclosure?: undefined }
  | { readonly disclosure: DisclosureView; readonly message?: undefined; readonly proposal?: undefined }
)

/** Which of the older entries aren't loaded. */
export interface Missing {
  readonly messages: boolean
  readonly proposals: boolean
}

/**
 * The time from which on all entries are loaded; empty if all are. Older ones aren't shown, because what lies between
 * them is missing.
 */
export function completeSince(
  [message]: readonly MessageView[],
  [proposal]: readonly ProposalView[],
  missing: Missing,
): string {
  const starts = [missing.messages && message?.createdAt, missing.proposals && proposal?.createdAt]
  return starts
    .flatMap((start) => start || [])
    .reduce((latest, start) => (start > latest ? start : latest), '')
}

/** Messages, proposals and disclosures in the order of their times. The latest proposal is always among them. */
export function threadEntries(
  messages: readonly MessageView[],
  proposals: readonly ProposalView[],
  disclosures: readonly DisclosureView[] = [],
  since = '',
): ThreadEntry[] {
  const entries: ThreadEntry[] = messages.map((message) => ({
    id: message.id,
    createdAt: message.createdAt,
    message,
  }))
  const others: ThreadEntry[] = [
    ...proposals.map((proposal) => ({ id: proposal.id, createdAt: proposal.createdAt, proposal })),
    ...disclosures.map((disclosure) => ({ id: disclosure.id, createdAt: disclosure.shownAt, disclosure })),
  ]
  for (const other of others) {
    const later = entries.findIndex((entry) => Date.parse(entry.createdAt) > Date.parse(other.createdAt))
    entries.splice(later < 0 ? entries.length : later, 0, other)
  }
  return entries.filter(
    (entry) => entry.createdAt >= since || (entry.proposal?.id === proposals.at(-1)?.id && entry.proposal),
  )
}
