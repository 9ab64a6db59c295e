import type { LiveEvent, LiveEvents } from '../../../../src/shared/live-events.ts'
import type { trpc } from '../trpc.tsx'
import { paced } from './paced.ts'
import { refreshLead, refreshThread } from './refresh-leads.ts'
import { refreshTile } from './refresh-tiles.ts'

type Utils = ReturnType<typeof trpc.useUtils>
type Invalidate<Name extends LiveEvent = LiveEvent> = (
  utils: Utils,
  event: LiveEvents[Name],
) => Promise<unknown>

const invalidateParse: Invalidate = (utils) => utils.listings.parse.invalidate()

// Paced, because the other side causes these events.
const lead = paced((utils: Utils, ids) => Promise.all(ids.map((id) => refreshLead(utils, id))))
const thread = paced((utils: Utils, ids) => Promise.all(ids.map((id) => refreshThread(utils, id))))
const tile = paced((utils: Utils, ids) => Promise.all(ids.map((id) => refreshTile(utils, id))))
const matchStatus = paced((utils: Utils) => utils.leads.matchStatus.invalidate())
const board = paced((utils: Utils) => utils.leads.board.invalidate())
const mandates = paced((utils: Utils) => utils.mandates.invalidate())
const controls = paced((utils: Utils) => utils.mandates.controls.invalidate())
const agreements = paced((utils: Utils) => utils.agreements.invalidate())
const agreement = paced((utils: Utils) => utils.agreements.get.invalidate())

const invalidateNegotiation = (utils: Utils, { conversation_id: leadId }: { conversation_id: string }) =>
  Promise.all([agreements(utils), board(utils), controls(utils), lead(utils, leadId), tile(utils, leadId)])

/** The queries that each live event invalidates. An event carries no data; the queries refetch it. */
export const invalidationTable: { readonly [Name in LiveEvent]: Invalidate<Name> } = {
  landing_request_text_parse_done: invalidateParse,
  landing_offering_text_parse_done: invalidateParse,
  product_text_parse_done: invalidateParse,
  procurement_text_parse_done: invalidateParse,
  media_analysis_done: (utils) => utils.media.analysis.invalidate(),
  // Lead lists don't show locks, so only the thread is refetched.
  conversation_lock_status: (utils, event) => thread(utils, event.conversation_id),
  conversation_updated: (utils, event) =>
    Promise.all([
      lead(utils, event.conversation_id),
      tile(utils, event.conversation_id),
      // The event may be of a new lead, which changes the counts of the match status.
      matchStatus(utils),
      board(utils),
      controls(utils),
      // A request to cancel changes the agreement.
      agreement(utils),
    ]),
  listing_updated: (utils, event) =>
    Promise.all([
      tile(utils, event.listing_id),
      matchStatus(utils),
      mandates(utils),
      // An agreement shows whether its request is filled.
      agreement(utils),
    ]),
  proposal_made: invalidateNegotiation,
  proposal_closed: invalidateNegotiation,
  agreement_made: invalidateNegotiation,
  // The page that requested the order saves it and then refetches its list (use-sort.ts).
  sort_best_matches_done: async () => undefined,
}

export const liveEventNames = Object.keys(invalidationTable) as LiveEvent[]
