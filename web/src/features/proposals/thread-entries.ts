import type { MessageView } from '../../../../src/leads/schema.ts'
import type { ProposalView } from '../../../../src/shared/agreements.ts'

/** A message or a proposal of a thread. */
export type ThreadEntry = { readonly id: string; readonly createdAt: string } & (
  | { readonly message: MessageView; readonly proposal?: undefined }
  | { readonly proposal: ProposalView; readonly message?: undefined }
)

/** Messages and proposals in the order of their times. */
export function threadEntries(
  messages: readonly MessageView[],
  proposals: readonly ProposalView[],
): ThreadEntry[] {
  const entries: ThreadEntry[] = messages.map((message) => ({
    id: message.id,
    createdAt: message.createdAt,
    message,
  }))
  for (const proposal of proposals) {
    const { id, createdAt } = proposal
    const later = entries.findIndex((entry) => Date.parse(entry.createdAt) > Date.parse(createdAt))
    entries.splice(later < 0 ? entries.length : later, 0, { id, createdAt, proposal })
  }
  return entries
}
