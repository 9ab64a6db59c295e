import type { LiveEvent, LiveEvents } from '../../../../src/shared/live-events.ts'
import type { trpc } from '../trpc.tsx'
import { refreshLead, refreshThread } from './refresh-leads.ts'
import { refreshTile } from './refresh-tiles.ts'

type Api = ReturnType<typeof trpc.useUtils>
type Refresh<Name extends LiveEvent = LiveEvent> = (api: Api, payload: LiveEvents[Name]) => Promise<unknown>

const parse: Refresh = (api) => api.listings.parse.invalidate()

/** The one table: which queries a live event makes stale. An event is a notifier, the queries hold the data. */
export const invalidationTable: { readonly [Name in LiveEvent]: Refresh<Name> } = {
  landing_request_text_parse_done: parse,
  landing_offering_text_parse_done: parse,
  product_text_parse_done: parse,
  procurement_text_parse_done: parse,
  media_analysis_done: (api) => api.media.analysis.invalidate(),
  // No list shows a lock.
  conversation_lock_status: (api, rung) => refreshThread(api, rung.conversation_id),
  conversation_updated: (api, rung) =>
    Promise.all([refreshLead(api, rung.conversation_id), refreshTile(api, rung.conversation_id)]),
  // The page that asked for the order saves it, and reads its list then.
  sort_best_matches_done: async () => undefined,
}

export const liveEventNames = Object.keys(invalidationTable) as LiveEvent[]
