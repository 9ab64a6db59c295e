import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Reader } from '../db/client.ts'
import { judgements, messages, questions, rounds } from '../db/tables/leads.ts'
import type { Side } from '../shared/sides.ts'
import { cap } from '../shared/text/plain.ts'
import type {
  FreeFormView,
  JudgementView,
  LeadSummary,
  MessageView,
  QuestionView,
  RoundView,
} from './schema.ts'
import { readMessages } from './talk.ts'

/** What is read of many leads' rounds at once; each function is one statement. Without leads, none. */

const snippetLength = 140

/** The latest round of each lead for a reader on `side`: one's own rows whole, the other side's empty. */
export async function readLatestRounds(
  db: Reader,
  side: Side,
  leadIds: readonly string[],
): Promise<Map<string, RoundView>> {
  if (leadIds.length === 0) return new Map()
  const latest = await db
    .selectDistinctOn([rounds.leadId])
    .from(rounds)
    .where(inArray(rounds.leadId, [...leadIds]))
    .orderBy(asc(rounds.leadId), desc(rounds.number))
  const ids = latest.map((round) => round.id)
  const talks = Map.groupBy(await readMessages(db, leadIds), (row) => row.leadId)
  const asked = side === 'seller' ? await readQuestions(db, ids) : new Map<string, QuestionView[]>()
  const judged = side === 'buyer' ? await readJudgements(db, ids) : new Map<string, JudgementView[]>()
  return new Map(
    latest.map((round) => [
      round.leadId,
      {
        id: round.id,
        number: round.number,
        messages: (talks.get(round.leadId) ?? []).map(messageView),
        questions: asked.get(round.id) ?? [],
        judgements: judged.get(round.id) ?? [],
        sellerFreeForm: side === 'seller' ? freeForm(round.sellerFreeForm, round.sellerFreeFormBy) : null,
        buyerFreeForm: side === 'buyer' ? freeForm(round.buyerFreeForm, round.buyerFreeFormBy) : null,
      },
    ]),
  )
}

const freeForm = (text: string | null, answeredBy: string | null): FreeFormView | null =>
  text === null ? null : { text, answeredBy }

type MessageRow = Awaited<ReturnType<typeof readMessages>>[number]

const messageView = ({ leadId: _, createdAt, editedAt, ...row }: MessageRow): MessageView => ({
  ...row,
  createdAt: createdAt.toISOString(),
  edited: editedAt !== null,
})

async function readQuestions(db: Reader, roundIds: string[]): Promise<Map<string, QuestionView[]>> {
  const rows = await db
    .select({
      roundId: questions.roundId,
      question: questions.question,
      answer: questions.answer,
      answeredBy: questions.answeredBy,
    })
    .from(questions)
    .where(inArray(questions.roundId, roundIds))
    .orderBy(asc(questions.roundId), asc(questions.position))
  return byRound(rows)
}

async function readJudgements(db: Reader, roundIds: string[]): Promise<Map<string, JudgementView[]>> {
  const rows = await db
    .select({
      roundId: judgements.roundId,
      requirement: judgements.requirement,
      verdict: judgements.verdict,
      reason: judgements.reason,
      quote: judgements.quote,
      thoughts: judgements.additionalThoughts,
      answeredBy: judgements.answeredBy,
      humanVerdict: judgements.humanVerdict,
      judgedBy: judgements.judgedBy,
    })
    .from(judgements)
    .where(inArray(judgements.roundId, roundIds))
    .orderBy(asc(judgements.roundId), asc(judgements.position))
  return byRound(rows)
}

/** Rows of many rounds, apart and without their round's id. */
function byRound<T extends { roundId: string }>(rows: T[]): Map<string, Omit<T, 'roundId'>[]> {
  const grouped = new Map<string, Omit<T, 'roundId'>[]>()
  for (const { roundId, ...view } of rows) {
    const views = grouped.get(roundId)
    if (views) views.push(view)
    else grouped.set(roundId, [view])
  }
  return grouped
}

/** The last words of each lead's talk, shortened. */
export async function readSnippets(db: Reader, leadIds: readonly string[]): Promise<Map<string, string>> {
  if (leadIds.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([messages.leadId], { leadId: messages.leadId, content: messages.content })
    .from(messages)
    .where(and(inArray(messages.leadId, [...leadIds]), isNull(messages.deletedAt)))
    .orderBy(asc(messages.leadId), desc(messages.seq))
  return new Map(
    rows.map(({ leadId, content }) => [leadId, cap(content.replace(/\s+/g, ' '), snippetLength)]),
  )
}

/**
 * How each lead's latest round covers the request. The buyer's own word counts before the assistant's; the
 * seller hears the assistant's alone, and of revealed requirements only.
 */
export async function readCoverage(
  db: Reader,
  side: Side,
  leadIds: readonly string[],
): Promise<Map<string, LeadSummary['coverage']>> {
  if (leadIds.length === 0) return new Map()
  const verdict =
    side === 'buyer' ? sql`coalesce(${judgements.humanVerdict}, ${judgements.verdict})` : judgements.verdict
  const count = (condition: ReturnType<typeof sql>) =>
    sql<number>`(count(*) filter (where ${condition}))::int`
  const rows = await db
    .select({
      leadId: rounds.leadId,
      meet: count(sql`${verdict} = 'meet'`),
      notMeet: count(sql`${verdict} = 'not meet'`),
      unknown: count(sql`${verdict} is null`),
    })
    .from(rounds)
    .innerJoin(judgements, eq(judgements.roundId, rounds.id))
    .where(
      and(
        inArray(rounds.leadId, [...leadIds]),
        sql`not exists (select 1 from rounds later where later.lead_id = ${rounds.leadId} and later.number > ${rounds.number})`,
        side === 'seller' ? eq(judgements.reveal, true) : undefined,
      ),
    )
    .groupBy(rounds.leadId)
  return new Map(rows.map(({ leadId, ...coverage }) => [leadId, coverage]))
}
