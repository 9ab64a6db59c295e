import type { DisclosureView, MessageView } from '../../../../src/leads/schema.ts'
import type { ProposalView } from '../../../../src/shared/agreements.ts'

/** A message, a proposal or a disclosure of one's contact in a thread. */
export type ThreadEntry = { readonly id: string; readonly createdAt: string } & (
  | { readonly message: MessageView; readonly proposal?: undefined; readonly disclosure?: undefined }
  | { readonly proposal: ProposalView; readonly message?: undefined; readonly disclosure?: undefined }
  | { readonly disclosure: DisclosureView; readonly message?: undefined; readonly proposal?: undefined }
)

/** Messages, proposals and disclosures in the order of their times. */
export function threadEntries(
  messages: readonly MessageView[],
  proposals: readonly ProposalView[],
  disclosures: readonly DisclosureView[] = [],
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
  return entries
}
