import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { built } from '../db/built.ts'
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
  const latest = await latestRounds(db).execute({ leadIds })
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

const latestRounds = built((db) =>
  db
    .selectDistinctOn([rounds.leadId])
    .from(rounds)
    .where(sql`${rounds.leadId} = any(${sql.placeholder('leadIds')})`)
    .orderBy(asc(rounds.leadId), desc(rounds.number))
    .prepare('latest_rounds'),
)

const freeForm = (text: string | null, answeredBy: string | null): FreeFormView | null =>
  text === null ? null : { text, answeredBy }

type MessageRow = Awaited<ReturnType<typeof readMessages>>[number]

const messageView = ({ leadId: _, createdAt, editedAt, ...row }: MessageRow): MessageView => ({
  ...row,
  createdAt: createdAt.toISOString(),
  edited: editedAt !== null,
})

async function readQuestions(db: Reader, roundIds: string[]): Promise<Map<string, QuestionView[]>> {
  return byRound(await questionsOf(db).execute({ roundIds }))
}

const questionsOf = built((db) =>
  db
    .select({
      roundId: questions.roundId,
      question: questions.question,
      answer: questions.answer,
      answeredBy: questions.answeredBy,
    })
    .from(questions)
    .where(sql`${questions.roundId} = any(${sql.placeholder('roundIds')})`)
    .orderBy(asc(questions.roundId), asc(questions.position))
    .prepare('questions'),
)

async function readJudgements(db: Reader, roundIds: string[]): Promise<Map<string, JudgementView[]>> {
  return byRound(await judgementsOf(db).execute({ roundIds }))
}

const judgementsOf = built((db) =>
  db
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
    .where(sql`${judgements.roundId} = any(${sql.placeholder('roundIds')})`)
    .orderBy(asc(judgements.roundId), asc(judgements.position))
    .prepare('judgements'),
)

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
  const rows = await lastWords(db).execute({ leadIds })
  return new Map(
    rows.map(({ leadId, content }) => [leadId, cap(content.replace(/\s+/g, ' '), snippetLength)]),
  )
}

const lastWords = built((db) =>
  db
    .selectDistinctOn([messages.leadId], { leadId: messages.leadId, content: messages.content })
    .from(messages)
    .where(and(sql`${messages.leadId} = any(${sql.placeholder('leadIds')})`, isNull(messages.deletedAt)))
    .orderBy(asc(messages.leadId), desc(messages.seq))
    .prepare('last_words'),
)

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
  const rows = await coverages(db)[side].execute({ leadIds })
  return new Map(rows.map(({ leadId, ...coverage }) => [leadId, coverage]))
}

const coverages = built((db) => ({ seller: coverageFor(db, 'seller'), buyer: coverageFor(db, 'buyer') }))

function coverageFor(db: Reader, side: Side) {
  const verdict =
    side === 'buyer' ? sql`coalesce(${judgements.humanVerdict}, ${judgements.verdict})` : judgements.verdict
  const count = (condition: ReturnType<typeof sql>) =>
    sql<number>`(count(*) filter (where ${condition}))::int`
  return db
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
        sql`${rounds.leadId} = any(${sql.placeholder('leadIds')})`,
        sql`not exists (select 1 from rounds later where later.lead_id = ${rounds.leadId} and later.number > ${rounds.number})`,
        side === 'seller' ? eq(judgements.reveal, true) : undefined,
      ),
    )
    .groupBy(rounds.leadId)
    .prepare(`coverage_${side}`)
}
