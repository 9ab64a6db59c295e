import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { NegotiationView } from '../../../shared/proposals/mandates.ts'
import type { Side } from '../../../shared/sides.ts'
import { leads } from '../../tables/leads.ts'
import { negotiations } from '../../tables/mandates.ts'
import { jsonObject } from '../json.ts'
import { agreementInForce } from './proposals.ts'

const state = sql<NegotiationView['state']>`case
  when ${agreementInForce} is not null then 'agreed'
  when ${leads.terminatedBySellerAt} is not null or ${leads.terminatedByBuyerAt} is not null then 'ended'
  when ${negotiations.state} = 'ended' then 'ended'
  when ${negotiations.sellerPaused} or ${negotiations.buyerPaused} then 'paused'
  else ${negotiations.state} end`

/** The negotiation of the statement's lead; null before it has begun. */
export const negotiationView: SQL<NegotiationView | null> = sql`(
  select ${jsonObject({ state, round: negotiations.round, of: negotiations.rounds })}
  from ${negotiations} where ${negotiations.leadId} = ${leads.id})`

/** Whether the side's assistant asks its people to decide. Only that side reads it. An ended negotiation asks nothing. */
export const assistantAsks = (
  side: AnyColumn | SQL<Side> | Side,
): SQL<boolean> => sql`(${negotiations.state} = 'waiting'
  and ${negotiations.asks} is not distinct from ${side}
  and ${leads.terminatedBySellerAt} is null and ${leads.terminatedByBuyerAt} is null)`
