import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { z } from 'zod'
import type { Ctx, SignedIn } from '../../src/context.ts'
import { outbox } from '../../src/db/tables/events.ts'
import { leads } from '../../src/db/tables/leads.ts'
import { type LeadPage, leadsPageSchema } from '../../src/leads/list/schema.ts'
import { listLeads, readLead } from '../../src/leads/read.ts'
import type { LeadView } from '../../src/leads/rounds/schema.ts'
import { submitBuyerRound, submitSellerRound } from '../../src/leads/rounds/submit-round.ts'
import type { Assistant } from '../../src/providers/assistant/assistant.ts'
import { otherSide, type Side } from '../../src/shared/sides.ts'
import { makeCompany } from '../make/companies.ts'
import type { Matched } from '../make/leads.ts'
import { as } from '../make/people.ts'
import type { TestApp } from '../setup/app.ts'

/** Shared helpers of the lead tests. */

export const me = (ctx: Ctx, { people }: Matched, side: Side): SignedIn => as(ctx, people[side])

export const view = async (ctx: Ctx, lead: Matched, side: Side): Promise<LeadView> =>
  (await readLead(me(ctx, lead, side), { leadId: lead.leadId })).toJSON()

/** One page of a listing's leads. */
export const pageOf = async (who: SignedIn, input: z.input<typeof leadsPageSchema>): Promise<LeadPage> =>
  (await listLeads(who, leadsPageSchema.parse(input))).toJSON()

/** The first page of a listing's leads, which contains all leads of a small listing. */
export const listed = async (who: SignedIn, of: { side: Side; listingId: string }) =>
  (await pageOf(who, of)).leads

export async function leadRow({ db }: Pick<Ctx, 'db'>, leadId: string) {
  const [row] = await db.select().from(leads).where(eq(leads.id, leadId))
  if (!row) throw new Error('no such lead')
  return row
}

/** A lead's live events, oldest first. */
export const eventsOf = ({ db }: Pick<Ctx, 'db'>, leadId: string) =>
  db.select().from(outbox).where(sql`${outbox.payload}->>'conversation_id' = ${leadId}`).orderBy(outbox.id)

/** The data of a lead's queued jobs, so that tests can run them twice, late, or not at all. */
export async function jobsOf<T>({ db }: Pick<Ctx, 'db'>, name: string, leadId: string): Promise<T[]> {
  const rows = await db.execute<{ data: T }>(
    sql`select data from pgboss.job where ${name} in (name, group_id) and data->>'leadId' = ${leadId}
      order by created_on, id`,
  )
  return rows.map((row) => row.data)
}

/** The data of the job that was queued last. @throws without such a job */
export async function jobOf<T>(ctx: Pick<Ctx, 'db'>, name: string, leadId: string): Promise<T> {
  const last = (await jobsOf<T>(ctx, name, leadId)).at(-1)
  if (last === undefined) throw new Error(`no ${name} queued`)
  return last
}

/** A context whose assistant runs a hook before each of its calls. */
export function withAssistant(ctx: Ctx, hooks: { [C in keyof Assistant]?: () => unknown }): Ctx {
  const real = ctx.assistant
  return {
    ...ctx,
    assistant: {
      ...real,
      pitch: async (brief, call) => {
        await hooks.pitch?.()
        return await real.pitch(brief, call)
      },
      judge: async (brief, call) => {
        await hooks.judge?.()
        return await real.judge(brief, call)
      },
      ask: async (brief, call) => {
        await hooks.ask?.()
        return await real.ask(brief, call)
      },
      rank: async (brief, call) => {
        await hooks.rank?.()
        return await real.rank(brief, call)
      },
    },
  }
}

/** Expects that a third company and the other side are refused, and that the lead stays unchanged. */
export async function expectRefused(
  { ctx, db }: TestApp,
  lead: Matched,
  side: Side,
  act: (who: SignedIn) => Promise<unknown>,
): Promise<void> {
  const before = await leadRow({ db }, lead.leadId)
  const { manager } = await makeCompany(db)
  await expect(act(as(ctx, manager))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(act(me(ctx, lead, otherSide(side)))).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect(await leadRow({ db }, lead.leadId)).toEqual(before)
}

/** Submits a round with free text only. */
export const submit = {
  seller: (who: SignedIn, { leadId }: Matched, freeForm: string) =>
    submitSellerRound(who, { leadId, answers: [], freeForm }),
  buyer: (who: SignedIn, { leadId }: Matched, freeForm: string) =>
    submitBuyerRound(who, { leadId, reviews: [], freeForm }),
} as const satisfies Record<Side, unknown>
