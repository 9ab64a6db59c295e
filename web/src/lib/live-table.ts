import type { LiveEvent } from '../../../src/shared/live-events.ts'
import type { trpc } from './trpc.tsx'

type Api = ReturnType<typeof trpc.useUtils>
type Refresh = (api: Api) => Promise<unknown>

const all =
  (...refreshes: Refresh[]): Refresh =>
  (api) =>
    Promise.all(refreshes.map((refresh) => refresh(api)))

const leads: Refresh = (api) => api.leads.invalidate()
const tiles: Refresh = (api) => api.listings.tiles.invalidate()
const parse: Refresh = (api) => api.listings.parse.invalidate()

/** The one table: which queries a live event makes stale. An event is a doorbell, the queries hold the data. */
export const liveTable = {
  landing_request_text_parse_done: parse,
  landing_offering_text_parse_done: parse,
  product_text_parse_done: parse,
  procurement_text_parse_done: parse,
  media_analysis_done: (api) => api.media.analysis.invalidate(),
  conversation_lock_status: leads,
  conversation_updated: all(leads, tiles),
  sort_best_matches_done: leads,
} as const satisfies Record<LiveEvent, Refresh>

export const liveEventNames = Object.keys(liveTable) as LiveEvent[]
