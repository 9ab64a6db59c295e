import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { SignedIn } from '../../src/context.ts'
import { leads, messages, roundDrafts, rounds } from '../../src/db/tables/leads.ts'
import { listings } from '../../src/db/tables/listings.ts'
import { judgeRequirement } from '../../src/leads/judgements/judge-requirement.ts'
import { lockOwnLead } from '../../src/leads/own-lead.ts'
import { sendRound } from '../../src/leads/rounds/send-round.ts'
import { sendMessage } from '../../src/leads/send-message.ts'
import { terminate } from '../../src/leads/terminate.ts'
import { editLastMessage } from '../../src/leads/thread/edit-last-message.ts'
import type { Parley } from '../../src/main.ts'
import { addDays } from '../../src/shared/dates.ts'
import type { SplitInputs } from '../../src/shared/round-inputs.ts'
import type { Side } from '../../src/shared/sides.ts'
import { negotiate, settleTimes } from './negotiate.ts'
import type { Step, Story } from './stories/story.ts'

/** A process with workers. */
export type Running = Pick<Parley, 'ctx'>
type People = ReadonlyMap<string, SignedIn>

/** Writes the conversations of the demo market, each at its own time. After each step the assistant follows up. */
export async function tellStories(
  parley: Running,
  people: People,
  stories: readonly Story[],
  untilIdle: () => Promise<void>,
): Promise<void> {
  const { ctx } = parley
  await backdate(parley, addDays(ctx.now(), -quietDays))
  const told: StoryLead[] = []
  for (const story of stories) {
    const storyLead = await begin(parley, people, story)
    if (storyLead) told.push(storyLead)
    else
      console.warn(`“${story.offering}” and “${story.request}” don't match; their conversation is left out.`)
  }
  const begun = new Date()
  const { negotiationIntervalMs } = ctx.config
  Object.assign(ctx.config, { negotiationIntervalMs: 0 })
  const most = Math.max(...told.map(({ story }) => story.steps.length))
  for (let i = 0; i < most; i++) {
    for (const storyLead of told) {
      const step = storyLead.story.steps[i]
      if (step) await take(storyLead, step)
    }
    await untilIdle()
    for (const storyLead of told) {
      const step = storyLead.story.steps[i]
      if (step) await settleTimes(ctx, storyLead.leadId, { begun, time: timeOf(storyLead, step) })
    }
  }
  Object.assign(ctx.config, { negotiationIntervalMs })
  for (const { story, leadId } of told) if (story.draft) await keepDraft(parley, leadId, story, people)
}

interface StoryLead {
  readonly story: Story
  readonly leadId: string
  readonly start: Date
  readonly sides: Readonly<Record<Side, SignedIn>>
  readonly listings: Readonly<Record<Side, string>>
}

const morning = { hour: 9, minute: 12 } as const
/** Leads without a story opened before all others. */
const quietDays = 14

/** Sets the time at which a lead opened; without `leadId`, of every lead. */
async function backdate({ ctx: { db } }: Running, start: Date, leadId?: string): Promise<void> {
  const ofLead = (column: typeof leads.id | typeof messages.leadId | typeof rounds.leadId) =>
    leadId === undefined ? undefined : eq(column, leadId)
  await db.update(messages).set({ createdAt: start }).where(ofLead(messages.leadId))
  await db.update(rounds).set({ createdAt: start }).where(ofLead(rounds.leadId))
  await db
    .update(leads)
    .set({ createdAt: start, openedAt: start, lastActivityAt: start })
    .where(and(eq(leads.state, 'open'), ofLead(leads.id)))
}

/** Gives a lead its opening and its time; null if its listings didn't match. */
async function begin(parley: Running, people: People, story: Story): Promise<StoryLead | null> {
  const { db, now } = parley.ctx
  const [offering, request] = [alias(listings, 'offering'), alias(listings, 'request')]
  const [lead] = await db
    .select({
      id: leads.id,
      seller: leads.sellerCompanyId,
      buyer: leads.buyerCompanyId,
      offeringId: offering.id,
      requestId: request.id,
    })
    .from(leads)
    .innerJoin(offering, eq(offering.id, leads.sellerListingId))
    .innerJoin(request, eq(request.id, leads.buyerListingId))
    .where(and(eq(leads.state, 'open'), eq(offering.name, story.offering), eq(request.name, story.request)))
  const [seller, buyer] = [people.get(lead?.seller ?? ''), people.get(lead?.buyer ?? '')]
  if (!lead || !seller || !buyer) return null
  const start = addDays(now(), -story.daysAgo)
  start.setUTCHours(morning.hour, morning.minute)
  await backdate(parley, start, lead.id)
  await db.update(messages).set({ content: story.opening }).where(eq(messages.leadId, lead.id))
  return {
    story,
    leadId: lead.id,
    start,
    sides: { seller, buyer },
    listings: { seller: lead.offeringId, buyer: lead.requestId },
  }
}

const timeOf = ({ start }: StoryLead, { at }: Step): Date =>
  new Date(addDays(start, Math.floor(at)).getTime() + (at % 1) * dayMs)

async function take(storyLead: StoryLead, step: Step): Promise<void> {
  const { leadId, sides, listings } = storyLead
  const { by: side } = step
  const time = timeOf(storyLead, step)
  const who: SignedIn = { ...sides[side], now: () => time }
  if ('says' in step) await sendMessage(who, { side, leadId, text: step.says })
  else if ('corrects' in step) await editLastMessage(who, { side, leadId, text: step.corrects })
  else if ('judges' in step)
    await judgeRequirement(who, { leadId, requirement: step.judges, verdict: step.as })
  else if ('ends' in step) await terminate(who, { side, leadId })
  else if (!('assistant' in step)) await negotiate(who, { side, leadId, listings }, step)
  else {
    const { assistant: text, edited = false } = step
    await who.db.transaction(async (tx) => {
      const lead = await lockOwnLead(tx, who.viewer, { side, leadId })
      await sendRound(tx, who, lead, { inputs: inputsOf(side, step), text, edited })
    })
  }
}

const dayMs = 86_400_000

function inputsOf(side: Side, { said, note = '' }: { said: string; note?: string }): SplitInputs {
  const freeForm = { said, kept: note }
  return side === 'seller' ? { side, answers: [], freeForm } : { side, reviews: [], freeForm }
}

async function keepDraft(
  { ctx: { db, now } }: Running,
  leadId: string,
  { draft }: Story,
  people: People,
): Promise<void> {
  const [lead] = await db.select().from(leads).where(eq(leads.id, leadId))
  const company = draft?.by === 'seller' ? lead?.sellerCompanyId : lead?.buyerCompanyId
  const who = people.get(company ?? '')
  if (!draft || !lead || !who) return
  await db.insert(roundDrafts).values({
    leadId,
    side: draft.by,
    employeeId: who.viewer.employeeId,
    inputs: inputsOf(draft.by, draft),
    content: draft.text,
    version: lead.version,
    createdAt: now(),
  })
}
