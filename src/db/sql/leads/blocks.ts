import { not, or, type SQL, sql } from 'drizzle-orm'
import { otherSide, type Side } from '../../../shared/sides.ts'
import { leadSides, leads } from '../../tables/leads.ts'
import { blocks } from '../../tables/safety.ts'
import { hasAgreement } from './proposals.ts'

/** Whether the company on `side` of the statement's lead blocks the other side's company. */
export const blocksOther = (side: Side): SQL<boolean> => sql`exists (
  select from ${blocks} where ${blocks.companyId} = ${leads[leadSides[side].company]}
  and ${blocks.blockedId} = ${leads[leadSides[otherSide(side)].company]})`

/** Whether one of the companies of the statement's lead blocks the other one. */
export const isBlocked: SQL<boolean> = sql`(${blocksOther('seller')} or ${blocksOther('buyer')})`

/**
 * Whether the sides of the statement's lead may read one another's listing and contact: not while one company blocks the other,
 * unless an agreement between them is in force.
 */
export const mayBeRead: SQL<unknown> | undefined = or(not(isBlocked), hasAgreement)
