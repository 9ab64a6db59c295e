import type { CompanyView } from '../../../../src/companies/schema.ts'
import type { ErrorCode } from '../../../../src/shared/errors.ts'
import type { Side } from '../../../../src/shared/sides.ts'
import { trpc } from '../../lib/trpc.tsx'

/** Why the plan lets no further listing stand, said before a form is filled; null where it does. The server decides. */
export function useOfferingRefusal(
  side: Side,
  company: CompanyView,
): Extract<ErrorCode, 'PLAN_REQUIRED' | 'PLAN_LIMIT'> | null {
  const plan = trpc.billing.plan.useQuery(undefined, { enabled: side === 'seller' })
  if (side === 'buyer') return null
  if (!company.canListOfferings) return 'PLAN_REQUIRED'
  if (!plan.data || plan.data.maxOfferings === null) return null
  return plan.data.offerings >= plan.data.maxOfferings ? 'PLAN_LIMIT' : null
}
