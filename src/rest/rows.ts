import type { Row } from './row.ts'
import { authRows } from './rows/auth.ts'
import { billingRows } from './rows/billing.ts'
import { companyRows } from './rows/companies.ts'
import { leadRows } from './rows/leads.ts'
import { listingRows } from './rows/listings.ts'
import { mediaRows } from './rows/media.ts'

/** The documented interface (spec 7), whole. */
export const rows: readonly Row[] = [
  ...authRows,
  ...companyRows,
  ...listingRows,
  ...mediaRows,
  ...leadRows,
  ...billingRows,
]
