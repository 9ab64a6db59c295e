import { type AnyColumn, and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { SignedIn } from '../../context.ts'
import type { Reader } from '../../db/client.ts'
import { isoText, jsonList, jsonObject } from '../../db/sql/json.ts'
import { agreementInForce, latestOf, proposalStatus } from '../../db/sql/leads/proposals.ts'
import { isVerified } from '../../db/sql/prove-company.ts'
import { orNotFound, textView } from '../../db/sql/view.ts'
import { proposals } from '../../db/tables/agreements.ts'
import { judgements, leadSides, leads } from '../../db/tables/leads.ts'
import { listings, points } from '../../db/tables/listings.ts'
import { pointsJson } from '../../listings/read.ts'
import { maxAnswer } from '../../shared/http/answers.ts'
import type { JsonText } from '../../shared/http/json-text.ts'
import { otherSide, type Side } from '../../shared/sides.ts'
import { assertOwnCompany, isOwnListing, openLeadsOf } from '../own-listing.ts'
import { companiesOf, coverageOf, latestRoundOf, scalar, sideLiteral } from '../rounds/read-rounds.ts'
import type { leadsOfListingSchema } from '../schema.ts'
import {
  type BoardJudgement,
  type BoardLead,
  type BoardProposal,
  type BoardView,
  boardLeads,
  boardPackagesBytes,
  boardQuoteLength,
} from './schema.ts'

/**
 * The comparison board of an own listing, in a single statement that includes the permission check. It reads what the
 * listing's owner reads on the lead pages: its own requirements with its judgements, and the shared proposals. Has as many
 * leads as fit into one response, at least one.
 */
export async function readBoard(
  ctx: SignedIn,
  { side, listingId, companyId }: z.output<typeof leadsOfListingSchema>,
): Promise<JsonText<BoardView>> {
  assertOwnCompany(ctx.viewer, companyId)
  const params = { listingId, side, companyId: ctx.viewer.companyId, limit: boardLeads }
  return orNotFound(await boards[side](ctx.db)(params))
}

const boards = {
  seller: textView((db) => boardOf(db, 'seller')),
  buyer: textView((db) => boardOf(db, 'buyer')),
}

const isCut = sql<boolean>`octet_length(${proposals.packages}::text) > ${sql.raw(String(boardPackagesBytes))}`

const proposal: SQL<BoardProposal> = jsonObject({
  id: proposals.id,
  number: proposals.number,
  side: proposals.side,
  status: proposalStatus,
  validUntil: isoText(proposals.validUntil),
  note: proposals.note,
  packages: sql<BoardProposal['packages']>`case when ${isCut}
    then (select jsonb_agg(one || '{"terms": []}' order by place)
      from jsonb_array_elements(${proposals.packages}) with ordinality as all_packages(one, place))
    else ${proposals.packages} end`,
  isCut,
})

/** The rest of the answer is the owner's requirements. */
const leadsBytes = (maxAnswer * 3) / 4

function boardOf(db: Reader, side: Side) {
  const isCompared = and(
    openLeadsOf(side, sql.placeholder('listingId')),
    isNull(leads.terminatedBySellerAt),
    isNull(leads.terminatedByBuyerAt),
  )?.inlineParams()
  const shown = db
    .$with('shown')
    .as(
      db
        .select({ id: leads.id, lastActivityAt: leads.lastActivityAt })
        .from(leads)
        .where(isCompared)
        .orderBy(desc(leads.lastActivityAt), desc(leads.id))
        .limit(sql.placeholder('limit')),
    )
  const latest = latestRoundOf(db)
  const other = otherSide(side)
  const counterpart = alias(listings, 'counterpart')
  const lead: SQL<BoardLead> = jsonObject({
    id: leads.id,
    companyName: companiesOf[other].name,
    companyVerified: isVerified(companiesOf[other]),
    listingName: counterpart.name,
    coverage: coverageOf(db, latest, side),
    judgements: side === 'buyer' ? judgementsOf(latest.id) : sql<BoardJudgement[]>`'[]'::json`,
    proposal: latestOf(proposal),
    agreementId: agreementInForce,
  })
  const columns = db
    .select({ id: shown.id, lastActivityAt: shown.lastActivityAt, view: sql<BoardLead>`${lead}`.as('view') })
    .from(shown)
    .innerJoin(leads, eq(leads.id, shown.id))
    .innerJoin(companiesOf[other], eq(companiesOf[other].id, leads[leadSides[other].company]))
    .innerJoin(counterpart, eq(counterpart.id, leads[leadSides[other].listing]))
    .leftJoinLateral(latest, sql`true`)
    .as('columns')
  const order = sql`${columns.lastActivityAt} desc, ${columns.id} desc`
  const sized = db
    .select({
      view: columns.view,
      place: sql<number>`row_number() over (order by ${order})`.as('place'),
      bytes: sql<number>`sum(octet_length(${columns.view}::text)) over (order by ${order})`.as('bytes'),
    })
    .from(columns)
    .as('sized')
  const fitting = db
    .select({ list: jsonList(sql`${sized.view}`, sql`${sized.place}`) })
    .from(sized)
    .where(sql`${sized.bytes} <= ${sql.raw(String(leadsBytes))} or ${sized.place} = 1`)
  const view: SQL<BoardView> = jsonObject({
    side: sideLiteral(side),
    companyId: listings.companyId,
    listingId: listings.id,
    listingName: listings.name,
    requirements: side === 'buyer' ? pointsJson : sql<BoardView['requirements']>`'[]'::json`,
    total: scalar<number>(db.select({ total: sql<number>`count(*)` }).from(leads).where(isCompared)),
    leads: scalar<BoardLead[]>(fitting),
  })
  return db.with(shown).select({ view }).from(listings).where(isOwnListing)
}

/** The buyer's own verdict replaces the assistant's, as on the lead page. */
const judgementsOf = (roundId: AnyColumn): SQL<BoardJudgement[]> => sql`(
  select coalesce(json_agg(
    case when ${judgements.id} is not null then json_build_array(
      coalesce(${judgements.humanVerdict}, ${judgements.verdict}),
      left(${judgements.quote}, ${sql.raw(String(boardQuoteLength))})) end
    order by ${points.position}), '[]')
  from ${points} left join ${judgements}
    on ${judgements.roundId} = ${roundId} and ${judgements.requirement} = ${points.text}
  where ${points.listingId} = ${listings.id})`
