import type { Autonomy, MandateContent } from './mandate-content.ts'
import type { Mandate, Package, PublicTerm } from './types.ts'
import { worthOf } from './worth.ts'

/** What a mandate allows, whatever the engine, a model or a job says. Checked in the transaction that acts. */

const mayPropose: Record<Autonomy, boolean> = { advise: false, draft: false, propose: true, conclude: true }

export const allowsProposal = (
  { autonomy }: Pick<MandateContent, 'autonomy'>,
  mandate: Mandate,
  terms: readonly PublicTerm[],
  packages: readonly Package[],
): boolean => mayPropose[autonomy] && packages.every((one) => worthOf(mandate, terms, one) >= 1)

export const allowsAcceptance = (
  { autonomy, ceiling }: Pick<MandateContent, 'autonomy' | 'ceiling'>,
  mandate: Mandate,
  terms: readonly PublicTerm[],
  chosen: Package,
): boolean =>
  autonomy === 'conclude' &&
  ceiling !== null &&
  chosen.price <= ceiling &&
  worthOf(mandate, terms, chosen) >= 0
