import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { SplitInputs } from '../../shared/round-inputs.ts'
import { type Side, sides } from '../../shared/sides.ts'
import { created, id, moment } from './columns.ts'
import { companies, employees } from './companies.ts'
import { listings } from './listings.ts'

const verdicts = ['meet', 'not meet'] as const
const priceRelations = ['within budget', 'above budget'] as const

const count = () => integer().notNull().default(0)
const pending = () => boolean().notNull().default(false)

/** A matched pair of listings and its thread. */
export const leads = pgTable(
  'leads',
  {
    id: id(),
    sellerListingId: uuid()
      .notNull()
      .references(() => listings.id),
    buyerListingId: uuid()
      .notNull()
      .references(() => listings.id),
    sellerCompanyId: uuid()
      .notNull()
      .references(() => companies.id),
    buyerCompanyId: uuid()
      .notNull()
      .references(() => companies.id),
    /**
     * waiting: no place this month for a pair of this fit. opening: counted for the limits, its first round isn't written yet.
     * open: visible to both sides.
     */
    state: text({ enum: ['waiting', 'opening', 'open'] }).notNull(),
    /** The pair's fit, 0 to 1 (matching/fit.ts). Waiting leads open in descending order of it. */
    score: doublePrecision().notNull(),
    /** When the lead was counted for the monthly limits. */
    countedAt: moment(),
    openedAt: moment(),
    terminatedBySellerAt: moment(),
    terminatedByBuyerAt: moment(),
    /** The lock is a lease: its holder, token and expiry are all set or all null. */
    lockSide: text({ enum: sides }),
    lockToken: uuid(),
    lockUntil: moment(),
    /** How often the current turn's lease has expired. `expireLocks` ends a turn after its second lapse. */
    lockLapses: integer().notNull().default(0),
    /** Incremented by each change of messages, rounds or termination. A job for an older version drops its result. */
    version: integer().notNull().default(0),
    /** The version that the latest queued follow-up judges. Null when the judgements are up to date. */
    judgingVersion: integer(),
    /** How often the opening, or the latest follow-up, was queued again because its job had used up its retries. */
    resumed: count(),
    /** The side whose last turn failed. Cleared by the next turn. */
    turnFailedSide: text({ enum: sides }),
    lastActivityAt: created(),
    createdAt: created(),
    /*
     * The summary of the latest round, so that the tiles don't read the rounds of every lead. Triggers on rounds,
     * judgements and questions maintain it: it follows every writer, also one of a previous version of Parley. Counts
     * are of requirements as the side sees them: the buyer's own verdicts replace the assistant's for the buyer only,
     * and the seller sees only revealed requirements.
     */
    sellerMeet: count(),
    sellerNotMeet: count(),
    sellerUnknown: count(),
    buyerMeet: count(),
    buyerNotMeet: count(),
    buyerUnknown: count(),
    /** A question is unanswered. */
    sellerInputPending: pending(),
    /** A requirement that isn't met is unreviewed, and the buyer didn't open the round. */
    buyerInputPending: pending(),
  },
  (t) => [
    uniqueIndex('leads_pair').on(t.sellerListingId, t.buyerListingId),
    index('leads_buyer_listing').on(t.buyerListingId, t.lastActivityAt),
    index('leads_seller_listing').on(t.sellerListingId, t.lastActivityAt),
    index('leads_seller_company').on(t.sellerCompanyId),
    index('leads_buyer_company').on(t.buyerCompanyId),
    index('leads_waiting').on(t.score).where(sql`state = 'waiting'`),
    index('leads_locked').on(t.lockUntil).where(sql`lock_until is not null`),
    index('leads_judging').on(t.id).where(sql`judging_version is not null`),
    index('leads_opening').on(t.countedAt).where(sql`state = 'opening'`),
  ],
)

/** Each side's columns of a lead, by name: `leads[leadSides[side].listing]` is a column, `lead[leadSides[side].listing]` its value. */
export const leadSides = {
  seller: {
    listing: 'sellerListingId',
    company: 'sellerCompanyId',
    terminatedAt: 'terminatedBySellerAt',
    meet: 'sellerMeet',
    notMeet: 'sellerNotMeet',
    unknown: 'sellerUnknown',
    inputPending: 'sellerInputPending',
  },
  buyer: {
    listing: 'buyerListingId',
    company: 'buyerCompanyId',
    terminatedAt: 'terminatedByBuyerAt',
    meet: 'buyerMeet',
    notMeet: 'buyerNotMeet',
    unknown: 'buyerUnknown',
    inputPending: 'buyerInputPending',
  },
} as const satisfies Record<Side, Record<string, keyof typeof leads.$inferSelect>>

export type LeadCompanies = Pick<typeof leads.$inferSelect, 'sellerCompanyId' | 'buyerCompanyId'>

/** The side that a company is on; null for a third company. */
export const sideOf = (lead: LeadCompanies, companyId: string): Side | null =>
  sides.find((side) => lead[leadSides[side].company] === companyId) ?? null

/** A round is opened by a side's inputs, round 1 by the match. It stores both sides' inputs made during it. */
export const rounds = pgTable(
  'rounds',
  {
    id: id(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    /** The side whose inputs opened the round; null for round 1. */
    openedBy: text({ enum: sides }),
    sellerFreeForm: text(),
    sellerFreeFormBy: uuid().references(() => employees.id),
    buyerFreeForm: text(),
    buyerFreeFormBy: uuid().references(() => employees.id),
    /** The revealed price compared with the revealed budget; null unless both are clear. */
    price: text({ enum: priceRelations }),
    createdAt: created(),
  },
  (t) => [uniqueIndex('rounds_lead_number').on(t.leadId, t.number)],
)

export const messages = pgTable(
  'messages',
  {
    id: id(),
    /** The order of the thread. */
    seq: bigserial({ mode: 'number' }).notNull(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    roundId: uuid()
      .notNull()
      .references(() => rounds.id, { onDelete: 'cascade' }),
    side: text({ enum: sides }).notNull(),
    /** ai: the assistant wrote for the side. direct: a person wrote. */
    author: text({ enum: ['ai', 'direct'] }).notNull(),
    employeeId: uuid().references(() => employees.id),
    content: text().notNull(),
    createdAt: created(),
    editedAt: moment(),
    editedBy: uuid().references(() => employees.id),
    deletedAt: moment(),
    deletedBy: uuid().references(() => employees.id),
  },
  (t) => [
    uniqueIndex('messages_lead_seq').on(t.leadId, t.seq),
    // Makes the assistant's jobs idempotent: one message for a side in a round.
    uniqueIndex('messages_round_ai').on(t.roundId, t.side).where(sql`author = 'ai'`),
  ],
)

/** A message's text before an edit or a deletion. Append-only. */
export const messageVersions = pgTable(
  'message_versions',
  {
    id: id(),
    messageId: uuid()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    content: text().notNull(),
    replacedBy: uuid()
      .notNull()
      .references(() => employees.id),
    replacedAt: created(),
  },
  (t) => [index('message_versions_message').on(t.messageId, t.replacedAt)],
)

/** The assistant's judgement of one requirement in a round, and the buyer's review. Visible to the buyer only. */
export const judgements = pgTable(
  'judgements',
  {
    id: id(),
    roundId: uuid()
      .notNull()
      .references(() => rounds.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    requirement: text().notNull(),
    /** null: the thread and the offering contain nothing about the requirement. */
    verdict: text({ enum: verdicts }),
    reason: text().notNull().default(''),
    quote: text(),
    additionalThoughts: text(),
    answeredBy: uuid().references(() => employees.id),
    humanVerdict: text({ enum: verdicts }),
    judgedBy: uuid().references(() => employees.id),
    /** Later rounds copy a person's verdict; one from before the round isn't an input of the round. */
    judgedAt: moment(),
    /** The assistant's quote when the person judged: a different one against the verdict is new evidence. */
    judgedQuote: text(),
    /** The requirement's reveal flag when it was judged. */
    reveal: boolean().notNull(),
  },
  (t) => [uniqueIndex('judgements_round_position').on(t.roundId, t.position)],
)

/** The assistant's questions to the seller in a round, and the answers. Visible to the seller only. */
export const questions = pgTable(
  'questions',
  {
    id: id(),
    roundId: uuid()
      .notNull()
      .references(() => rounds.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    question: text().notNull(),
    answer: text(),
    answeredBy: uuid().references(() => employees.id),
  },
  (t) => [uniqueIndex('questions_round_position').on(t.roundId, t.position)],
)

/**
 * What a side entered in a round for its assistant only. Stored apart from the inputs that may be said, so that no read of
 * those returns it. Visible to its side only.
 */
export const privateInputs = pgTable(
  'private_inputs',
  {
    id: id(),
    roundId: uuid()
      .notNull()
      .references(() => rounds.id, { onDelete: 'cascade' }),
    side: text({ enum: sides }).notNull(),
    /** The question or the requirement that it belongs to; null for the free form. */
    about: text(),
    content: text().notNull(),
    employeeId: uuid().references(() => employees.id),
  },
  (t) => [index('private_inputs_round').on(t.roundId, t.side)],
)

/** A side's message that the assistant has written and nobody has sent, with its inputs. Visible to its side only. */
export const roundDrafts = pgTable(
  'round_drafts',
  {
    id: id(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    side: text({ enum: sides }).notNull(),
    employeeId: uuid()
      .notNull()
      .references(() => employees.id),
    inputs: jsonb().$type<SplitInputs>().notNull(),
    /** null while the assistant is writing, and when it failed. */
    content: text(),
    failed: boolean().notNull().default(false),
    /** A person's version of it. */
    editedContent: text(),
    /** The lead's version that the draft was written for. */
    version: integer().notNull(),
    createdAt: created(),
  },
  (t) => [uniqueIndex('round_drafts_lead_side').on(t.leadId, t.side)],
)

/** When an employee last read a lead. Tiles and lists mark leads with later activity as unseen. */
export const leadReads = pgTable(
  'lead_visits',
  {
    leadId: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    employeeId: uuid()
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    visitedAt: created(),
    /** The employee has the assistant's messages sent without a draft. */
    sendAtOnce: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.leadId, t.employeeId] })],
)

/** The saved 'best' order of a listing's leads. */
export const leadRanks = pgTable(
  'lead_ranks',
  {
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    leadId: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    rank: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.listingId, t.leadId] })],
)

/** Each disclosure of contact data to a counterpart. Append-only. */
export const disclosures = pgTable(
  'disclosures',
  {
    id: id(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id),
    /** The side whose contact was shown. */
    side: text({ enum: sides }).notNull(),
    shownTo: uuid()
      .notNull()
      .references(() => employees.id),
    fields: text().array().notNull(),
    shownAt: created(),
  },
  (t) => [index('disclosures_lead').on(t.leadId)],
)
