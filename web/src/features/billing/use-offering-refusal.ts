import type { CompanyView } from '../../../../src/companies/schema.ts'
import type { ErrorCode } from '../../../../src/shared/errors.ts'
import type { Side } from '../../../../src/shared/sides.ts'
import { trpc } from '../../lib/trpc.tsx'

/** The plan's reason to refuse another listing; null: allowed. Only a hint before filling in a form: the server decides. */
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
