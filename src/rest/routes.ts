import type { RestRoute } from './route.ts'
import { agreementRoutes } from './routes/agreements.ts'
import { authRoutes } from './routes/auth.ts'
import { billingRoutes } from './routes/billing.ts'
import { companyRoutes } from './routes/companies.ts'
import { leadRoutes } from './routes/leads.ts'
import { listingRoutes } from './routes/listings.ts'
import { mandateRoutes } from './routes/mandates.ts'
import { mediaRoutes } from './routes/media.ts'
import { roundRoutes } from './routes/rounds.ts'

/** All routes of the REST API. */
export const restRoutes: readonly RestRoute[] = [
  ...authRoutes,
  ...companyRoutes,
  ...listingRoutes,
  ...mediaRoutes,
  ...leadRoutes,
  ...agreementRoutes,
  ...roundRoutes,
  ...mandateRoutes,
  ...billingRoutes,
]
