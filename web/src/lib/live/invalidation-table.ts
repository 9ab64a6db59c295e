import type { LiveEvent, LiveEvents } from '../../../../src/shared/live-events.ts'
import type { trpc } from '../trpc.tsx'
import { refreshLead, refreshThread } from './refresh-leads.ts'
import { refreshTile } from './refresh-tiles.ts'

type Utils = ReturnType<typeof trpc.useUtils>
type Invalidate<Name extends LiveEvent = LiveEvent> = (
  utils: Utils,
  event: LiveEvents[Name],
) => Promise<unknown>

const invalidateParse: Invalidate = (utils) => utils.listings.parse.invalidate()

const invalidateNegotiation = (utils: Utils, { conversation_id: leadId }: { conversation_id: string }) =>
  Promise.all([
    utils.agreements.invalidate(),
    utils.leads.board.invalidate(),
    utils.mandates.controls.invalidate(),
    refreshLead(utils, leadId),
    refreshTile(utils, leadId),
  ])

/** The queries that each live event invalidates. An event carries no data; the queries refetch it. */
export const invalidationTable: { readonly [Name in LiveEvent]: Invalidate<Name> } = {
  landing_request_text_parse_done: invalidateParse,
  landing_offering_text_parse_done: invalidateParse,
  product_text_parse_done: invalidateParse,
  procurement_text_parse_done: invalidateParse,
  media_analysis_done: (utils) => utils.media.analysis.invalidate(),
  // Lead lists don't show locks, so only the thread is refetched.
  conversation_lock_status: (utils, event) => refreshThread(utils, event.conversation_id),
  conversation_updated: (utils, event) =>
    Promise.all([
      refreshLead(utils, event.conversation_id),
      refreshTile(utils, event.conversation_id),
      // The event may be of a new lead, which changes the counts of the match status.
      utils.leads.matchStatus.invalidate(),
      utils.leads.board.invalidate(),
      utils.mandates.controls.invalidate(),
      // A request to cancel changes the agreement.
      utils.agreements.get.invalidate(),
    ]),
  listing_updated: (utils, event) =>
    Promise.all([
      refreshTile(utils, event.listing_id),
      utils.leads.matchStatus.invalidate(),
      utils.mandates.invalidate(),
      // An agreement shows whether its request is filled.
      utils.agreements.get.invalidate(),
    ]),
  proposal_made: invalidateNegotiation,
  proposal_closed: invalidateNegotiation,
  agreement_made: invalidateNegotiation,
  // The page that requested the order saves it and then refetches its list (use-sort.ts).
  sort_best_matches_done: async () => undefined,
}

export const liveEventNames = Object.keys(invalidationTable) as LiveEvent[]
