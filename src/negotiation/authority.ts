import type { Autonomy, MandateContent } from './mandate-content.ts'
import type { Mandate, Package, PublicTerm } from './types.ts'
import { worthOf } from './worth.ts'

/** What a mandate allows, whatever the engine, a model or a job says. Checked in the transaction that acts. */

export type Authority = Pick<MandateContent, 'autonomy' | 'ceiling'>

/** A package to send or to accept. */
export interface Candidate {
  readonly read: Package
  /** The mandate names everything in the package. A person decides about the rest. */
  readonly isNamed: boolean
}

const mayPropose: Record<Autonomy, boolean> = { advise: false, draft: false, propose: true, conclude: true }

export const allowsProposal = (
  authority: Authority,
  mandate: Mandate,
  terms: readonly PublicTerm[],
  packages: readonly Candidate[],
): boolean =>
  mayPropose[authority.autonomy] &&
  packages.every(({ read, isNamed }) => isNamed && worthOf(mandate, terms, read) >= 1)

export const allowsAcceptance = (
  authority: Authority,
  mandate: Mandate,
  terms: readonly PublicTerm[],
  { read, isNamed }: Candidate,
): boolean =>
  authority.autonomy === 'conclude' &&
  authority.ceiling !== null &&
  read.price <= authority.ceiling &&
  isNamed &&
  worthOf(mandate, terms, read) >= 0
