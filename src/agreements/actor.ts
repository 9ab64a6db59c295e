import type { Viewer } from '../context.ts'
import type { Authority, ProposalAuthor } from '../shared/proposals/agreements.ts'

/**
 * Who acts for a side: a signed-in person, or the assistant on a person's mandate. Edges can only create the person of a
 * session (`personOf`); the assistant acts only in jobs.
 */
export interface Actor {
  readonly author: ProposalAuthor
  readonly companyId: string
  /** The person, or the person who gave the mandate. */
  readonly employeeId: string
  /** The lead's lock, when the assistant's own turn holds it. */
  readonly lockToken: string | null
}

export const personOf = ({ companyId, employeeId }: Viewer): Actor => ({
  author: 'person',
  companyId,
  employeeId,
  lockToken: null,
})

export const authorityOf = ({ author }: Actor): Authority => (author === 'person' ? 'person' : 'mandate')
