import { type AnyColumn, and, asc, desc, eq, exists, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader } from '../../db/client.ts'
import { isoText, jsonList, jsonObject } from '../../db/sql/json.ts'
import { companies } from '../../db/tables/companies.ts'
import { judgements, leads, messages, privateInputs, questions, rounds } from '../../db/tables/leads.ts'
import { points } from '../../db/tables/listings.ts'
import { files } from '../../db/tables/media.ts'
import { messagesPerAnswer, pageBytes } from '../../shared/http/answers.ts'
import type { Side } from '../../shared/sides.ts'
import type { LeadSummary } from '../list/schema.ts'
import type { MessageFileView, MessageView, Writer } from '../thread/schema.ts'
import type {
  FreeFormView,
  JudgementView,
  MarkView,
  PrivateInputView,
  QuestionView,
  RoundView,
} from './schema.ts'

/** Parts of the single statement that reads a lead: its latest round, messages and coverage. */

/** The companies of both sides, to be joined with the lead. */
export const companiesOf = { seller: alias(companies, 'sellers'), buyer: alias(companies, 'buyers') }

export const sideLiteral = (side: Side) => sql<Side>`${sql.raw(`'${side}'`)}`

/** One of two expressions, by the value of `side`. */
export const bySide = <T>(side: AnyColumn | SQL<Side>, { seller, buyer }: Record<Side, AnyColumn | SQL<T>>) =>
  sql<T>`case ${side} when 'seller' then ${seller} else ${buyer} end`

/** A lead's latest round, for a lateral join. */
export const latestRoundOf = (db: Reader) =>
  db
    .select({
      id: rounds.id,
      number: rounds.number,
      sellerFreeForm: rounds.sellerFreeForm,
      sellerFreeFormBy: rounds.sellerFreeFormBy,
      buyerFreeForm: rounds.buyerFreeForm,
      buyerFreeFormBy: rounds.buyerFreeFormBy,
      price: rounds.price,
      createdAt: rounds.createdAt,
    })
    .from(rounds)
    .where(eq(rounds.leadId, leads.id))
    .orderBy(desc(rounds.number))
    .limit(1)
    .as('latest')

type LatestRound = ReturnType<typeof latestRoundOf>

/** The round for a viewer on `side`. The other side's private rows are not read at all. */
export function roundView(
  db: Reader,
  latest: LatestRound,
  thread: Thread,
  side: AnyColumn | SQL<Side>,
): SQL<RoundView> {
  const ownOf = <T>(owner: Side, view: SQL<T>, otherwise: SQL) =>
    sql<T>`case ${side} when ${sql.raw(`'${owner}'`)} then ${view} else ${otherwise} end`
  const none = sql`'[]'::json`
  return jsonObject({
    id: latest.id,
    number: latest.number,
    ...threadFields(thread),
    questions: ownOf('seller', questionsOf(db, latest), none),
    marks: ownOf('seller', marksOf(db, latest), none),
    judgements: ownOf('buyer', judgementsOf(db, latest), none),
    sellerFreeForm: ownOf('seller', freeForm(latest.sellerFreeForm, latest.sellerFreeFormBy), sql`null`),
    buyerFreeForm: ownOf('buyer', freeForm(latest.buyerFreeForm, latest.buyerFreeFormBy), sql`null`),
    privateInputs: privateInputsOf(db, latest, side),
  })
}

/** What the viewer's side has entered for its assistant only. */
const privateInputsOf = (
  db: Reader,
  latest: LatestRound,
  side: AnyColumn | SQL<Side>,
): SQL<PrivateInputView[]> => {
  const input = jsonObject({ about: privateInputs.about, text: privateInputs.content })
  const list = jsonList(input, sql`${privateInputs.id}`)
  const own = and(eq(privateInputs.roundId, latest.id), sql`${privateInputs.side} = ${side}`)
  return scalar(db.select({ list }).from(privateInputs).where(own))
}

type Texts = LatestRound['sellerFreeForm' | 'buyerFreeForm']
type People = LatestRound['sellerFreeFormBy' | 'buyerFreeFormBy']

const freeForm = (text: Texts, answeredBy: People) =>
  sql<FreeFormView | null>`case when ${text} is not null then ${jsonObject({ text, answeredBy })} end`

/**
 * As many messages of a lead as fit into one response, for a lateral join: the newest or the oldest ones within `bounds`.
 * They are sorted oldest first in both cases. Deleted messages are left out.
 */
export function threadOf(db: Reader, from: 'newest' | 'oldest' = 'newest', bounds?: SQL) {
  const order = from === 'newest' ? desc(messages.seq) : asc(messages.seq)
  // The lengths of the texts are read without the texts, so that a long thread costs little.
  const nearest = db
    .select({
      id: messages.id,
      before: sql<number>`sum(octet_length(${messages.content})) over (order by ${order})
        - octet_length(${messages.content})`.as('before'),
    })
    .from(messages)
    .where(and(visible, bounds))
    .orderBy(order)
    .limit(messagesPerAnswer)
    .as('nearest')
  const views = db
    .select({
      seq: messages.seq,
      view: messageView(db).as('view'),
      rowNumber: sql<number>`row_number() over (order by ${order})`.as('row_number'),
    })
    .from(nearest)
    .innerJoin(messages, eq(messages.id, nearest.id))
    .where(sql`${nearest.before} < ${pageBytes}`)
    .as('views')
  const sized = db
    .select({
      seq: views.seq,
      view: views.view,
      rowNumber: views.rowNumber,
      bytes: sql<number>`sum(octet_length(${views.view}::text)) over (order by ${views.rowNumber})`.as(
        'bytes',
      ),
    })
    .from(views)
    .as('sized')
  const earlier = db
    .select({ one: sql`1` })
    .from(messages)
    .where(and(visible, sql`${messages.seq} < min(${sized.seq})`))
  return db
    .select({
      messages: jsonList<MessageView>(sql`${sized.view}`, sql`${sized.seq}`).as('messages'),
      hasEarlier: sql<boolean>`${exists(earlier)}`.as('has_earlier'),
    })
    .from(sized)
    .where(sql`${sized.bytes} <= ${pageBytes} or ${sized.rowNumber} = 1`)
    .as('thread')
}

type Thread = ReturnType<typeof threadOf>

/** The fields of a joined thread. */
export const threadFields = ({ messages, hasEarlier }: Thread) => ({
  messages: sql<MessageView[]>`${messages}`,
  hasEarlier: sql<boolean>`${hasEarlier}`,
})

const messageView = (db: Reader): SQL<MessageView> =>
  jsonObject({
    id: messages.id,
    side: messages.side,
    author: messages.author,
    writtenBy: sql<Writer>`case when ${messages.author} = 'direct' then 'person'
      when ${messages.editedAt} is null then 'assistant' else 'assistant, edited by a person' end`,
    companyName: bySide<string>(messages.side, {
      seller: companiesOf.seller.name,
      buyer: companiesOf.buyer.name,
    }),
    content: messages.content,
    createdAt: isoText(messages.createdAt),
    edited: sql<boolean>`${messages.editedAt} is not null`,
    files: filesOf(db),
  })

const filesOf = (db: Reader): SQL<MessageFileView[]> => {
  const file = jsonObject({ id: files.id, filename: files.filename, contentType: files.contentType })
  const list = jsonList(file, sql`${files.position}`)
  return scalar(db.select({ list }).from(files).where(eq(files.messageId, messages.id)))
}

const visible = and(eq(messages.leadId, leads.id), isNull(messages.deletedAt))

const questionsOf = (db: Reader, latest: LatestRound): SQL<QuestionView[]> => {
  const question = jsonObject({
    question: questions.question,
    answer: questions.answer,
    answeredBy: questions.answeredBy,
  })
  const list = jsonList(question, sql`${questions.position}`)
  return scalar(db.select({ list }).from(questions).where(eq(questions.roundId, latest.id)))
}

const judgementsOf = (db: Reader, latest: LatestRound): SQL<JudgementView[]> => {
  const judgement = jsonObject({
    requirement: judgements.requirement,
    verdict: judgements.verdict,
    reason: judgements.reason,
    quote: judgements.quote,
    thoughts: judgements.additionalThoughts,
    answeredBy: judgements.answeredBy,
    humanVerdict: judgements.humanVerdict,
    judgedBy: judgements.judgedBy,
    judgedThisRound: sql<boolean>`${judgements.humanVerdict} is not null and ${judgedSince(latest.createdAt)}`,
    newEvidence: sql<boolean>`coalesce(${judgements.humanVerdict} <> ${judgements.verdict}
      and ${judgements.quote} is distinct from ${judgements.judgedQuote}, false)`,
  })
  const list = jsonList(judgement, sql`${judgements.position}`)
  return scalar(db.select({ list }).from(judgements).where(eq(judgements.roundId, latest.id)))
}

/**
 * The assistant's verdicts on requirements that were revealed when they were judged and still are: neither the reasons
 * and quotes, which the buyer reads, nor the buyer's own verdicts.
 */
const marksOf = (db: Reader, latest: LatestRound): SQL<MarkView[]> => {
  const mark = jsonObject({ requirement: judgements.requirement, verdict: judgements.verdict })
  const isRevealed = exists(
    db
      .select({ one: sql`1` })
      .from(points)
      .where(
        and(
          eq(points.listingId, leads.buyerListingId),
          eq(points.text, judgements.requirement),
          eq(points.reveal, true),
        ),
      ),
  )
  const list = jsonList(mark, sql`${judgements.position}`)
  return scalar(
    db
      .select({ list })
      .from(judgements)
      .where(and(eq(judgements.roundId, latest.id), eq(judgements.reveal, true), isRevealed)),
  )
}

/**
 * Whether the buyer judged since the round began. A verdict without a time was stored by a previous version of Parley, in which
 * verdicts belonged to a single round.
 */
const judgedSince = (start: LatestRound['createdAt']) =>
  sql`coalesce(${judgements.judgedAt} >= ${start}, true)`

/** Maximum length of a list row's snippet; the page shows a single line of it. */
const snippetLength = sql.raw('140')

/** The beginning of the last message. Line breaks stay: browsers render any whitespace as one space. */
export const snippetOf = (db: Reader): SQL<string> => {
  const text = sql<string>`case when length(left(${messages.content}, ${snippetLength} + 1)) > ${snippetLength}
    then left(${messages.content}, ${snippetLength} - 1) || '…' else ${messages.content} end`
  const last = db.select({ text }).from(messages).where(visible).orderBy(desc(messages.seq)).limit(1)
  return sql`coalesce(${scalar<string>(last)}, '')`
}

/**
 * Counts the latest round's verdicts. For the buyer, the buyer's own verdict overrides the assistant's. For the seller,
 * only the assistant's verdicts on revealed requirements count.
 */
export function coverageOf(db: Reader, latest: LatestRound, side: Side): SQL<LeadSummary['coverage']> {
  const verdict =
    side === 'buyer' ? sql`coalesce(${judgements.humanVerdict}, ${judgements.verdict})` : judgements.verdict
  const count = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`
  const coverage = jsonObject({
    meet: count(sql`${verdict} = 'meet'`),
    notMeet: count(sql`${verdict} = 'not meet'`),
    unknown: count(sql`${verdict} is null`),
  })
  const revealed = side === 'seller' ? eq(judgements.reveal, true) : undefined
  const ofRound = and(eq(judgements.roundId, latest.id), revealed)
  return scalar(db.select({ coverage }).from(judgements).where(ofRound))
}

/** A query of one value as a scalar subquery. Its parameters are inlined, because they are constants. */
export const scalar = <T>(query: { getSQL(): SQL }): SQL<T> => sql`(${query.getSQL().inlineParams()})`
