import { sql } from 'drizzle-orm'
import { agreementsRouter } from './agreements.ts'
import { authRouter } from './auth.ts'
import { billingRouter } from './billing.ts'
import { companiesRouter } from './companies.ts'
import { leadsRouter } from './leads.ts'
import { listingsRouter } from './listings.ts'
import { mandatesRouter } from './mandates.ts'
import { mediaRouter } from './media.ts'
import { callerFactory, publicProcedure, router } from './procedures.ts'
import { webhooksRouter } from './webhooks.ts'

export const appRouter = router({
  auth: authRouter,
  companies: companiesRouter,
  listings: listingsRouter,
  leads: leadsRouter,
  agreements: agreementsRouter,
  mandates: mandatesRouter,
  media: mediaRouter,
  billing: billingRouter,
  webhooks: webhooksRouter,
  /** Settings that pages show: the demo link, and which providers are the embedded defaults. */
  about: publicProcedure.query(({ ctx: { config } }) => ({
    demoUrl: config.demoUrl,
    analyticsId: config.analyticsId,
    embedded: [
      ...(config.databaseUrl ? [] : ['database']),
      ...(config.assistant.kind === 'rules' ? ['assistant'] : []),
      ...(config.mail.kind === 'outbox' ? ['mail'] : []),
      ...(config.storage.kind === 'disk' ? ['files'] : []),
      ...(config.payments.kind === 'sandbox' ? ['payments'] : []),
    ],
    mailOutbox: config.mail.kind === 'outbox',
  })),
  /** For the pages' notices: whether the assistant is available. Fails while the database is away. */
  status: publicProcedure.query(async ({ ctx: { assistant, db } }) => {
    await db.execute(sql`select 1`)
    return { assistant: assistant.isAvailable() }
  }),
})

export type AppRouter = typeof appRouter

/** Calls procedures in the process, without HTTP. */
export const createCaller = callerFactory(appRouter)
export type Caller = ReturnType<typeof createCaller>
