import type { MandateContent } from '../../negotiation/mandate-content.ts'
import type { Role } from '../../shared/roles.ts'
import type { Side } from '../../shared/sides.ts'

/** Whether this role may let the assistant conclude, and up to which amount. An individual is their own manager. */
export const maySetCeiling = (role: Role): boolean => role === 'company manager' || role === 'individual'

/** Why a mandate can't be saved, for people; null if it can. */
export function mandateProblem(side: Side, content: MandateContent): string | null {
  const { target, walkAway, autonomy, ceiling } = content
  if (side === 'buyer' && target >= walkAway) return 'A buyer’s target must be below its walk-away price.'
  if (side === 'seller' && target <= walkAway) return 'A seller’s target must be above its walk-away price.'
  if (autonomy === 'conclude' && ceiling === null) return 'To conclude, the assistant needs a ceiling.'
  return null
}
