import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  type AgreedRequirement,
  type AgreementParty,
  authorities,
  type HashedPackage,
  proposalAuthors,
} from '../../shared/proposals/agreements.ts'
import { type Side, sides } from '../../shared/sides.ts'
import { created, id, moment } from './columns.ts'
import { employees } from './companies.ts'
import { leads } from './leads.ts'

/**
 * Proposals within a lead. The content never changes; what ended a proposal is a fact with its time, and at most one of
 * them is set. The status follows from the facts, the lead and the database's time (db/sql/proposals.ts). All times
 * are the database's.
 */
export const proposals = pgTable(
  'proposals',
  {
    id: id(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    side: text({ enum: sides }).notNull(),
    author: text({ enum: proposalAuthors }).notNull(),
    /** Who wrote it, or on whose mandate the assistant did. */
    employeeId: uuid()
      .notNull()
      .references(() => employees.id),
    packages: jsonb().$type<HashedPackage[]>().notNull(),
    note: text().notNull().default(''),
    validUntil: moment().notNull(),
    /** Whether the buyer shares its judgements in the document of an agreement on this proposal. */
    sharesJudgements: boolean().notNull().default(false),
    /** The other side's proposal that this one counters. */
    answers: uuid().references((): AnyPgColumn => proposals.id),
    createdAt: created(),
    supersededAt: moment(),
    withdrawnAt: moment(),
    declinedAt: moment(),
    acceptedAt: moment(),
    /** When its expiry was recorded, after `validUntil`. It has expired since `validUntil`, recorded or not. */
    expiredAt: moment(),
    /** Who withdrew or declined it, and why. */
    closedBy: uuid().references(() => employees.id),
    reason: text(),
  },
  (t) => [
    uniqueIndex('proposals_lead_number').on(t.leadId, t.number),
    /** At most one proposal of a lead is open, whether the seller's or the buyer's. */
    uniqueIndex('proposals_unclosed')
      .on(t.leadId)
      .where(sql`coalesce(superseded_at, withdrawn_at, declined_at, accepted_at, expired_at) is null`),
    index('proposals_due')
      .on(t.validUntil)
      .where(sql`coalesce(superseded_at, withdrawn_at, declined_at, accepted_at, expired_at) is null`),
    check(
      'proposals_one_end',
      sql`num_nonnulls(superseded_at, withdrawn_at, declined_at, accepted_at, expired_at) <= 1`,
    ),
  ],
)

/** No fact has ended the proposal, but its time may have passed. */
export const isUnclosed: SQL = sql`coalesce(${proposals.supersededAt}, ${proposals.withdrawnAt},
  ${proposals.declinedAt}, ${proposals.acceptedAt}, ${proposals.expiredAt}) is null`

/** Accepted packages, copied whole with both parties as they stood. Only the cancellation changes a row. */
export const agreements = pgTable(
  'agreements',
  {
    id: id(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id),
    proposalId: uuid()
      .notNull()
      .references(() => proposals.id),
    packageIndex: integer().notNull(),
    package: jsonb().$type<HashedPackage>().notNull(),
    hash: text().notNull(),
    parties: jsonb().$type<Record<Side, AgreementParty>>().notNull(),
    /** The revealed requirements. Their judgements are null unless the buyer shares them. */
    requirements: jsonb().$type<AgreedRequirement[]>().notNull(),
    judgementsShared: boolean().notNull(),
    acceptedSide: text({ enum: sides }).notNull(),
    acceptedBy: uuid()
      .notNull()
      .references(() => employees.id),
    acceptedByName: text().notNull(),
    authority: text({ enum: authorities }).notNull(),
    acceptedAt: moment().notNull(),
    sellerCancelAt: moment(),
    sellerCancelBy: uuid().references(() => employees.id),
    buyerCancelAt: moment(),
    buyerCancelBy: uuid().references(() => employees.id),
    /** Set with the second side's request. */
    cancelledAt: moment(),
  },
  (t) => [
    uniqueIndex('agreements_proposal').on(t.proposalId),
    /** One agreement of a lead is in force. */
    uniqueIndex('agreements_in_force').on(t.leadId).where(sql`cancelled_at is null`),
    index('agreements_lead').on(t.leadId, t.acceptedAt),
    check(
      'agreements_cancelled_by_both',
      sql`cancelled_at is null or (seller_cancel_at is not null and buyer_cancel_at is not null)`,
    ),
  ],
)
