import type { OwnListingView } from '../../../../../src/listings/schema.ts'
import type { MatchStatus } from '../../../../../src/matching/schema.ts'
import type { Side } from '../../../../../src/shared/sides.ts'
import { trpc } from '../../../lib/trpc.tsx'

/** A comparison without a match sends no live event, so the page polls for its end, a few times. */
const pollMs = 2_000
const maxPolls = 10

export const useMatchStatus = (side: Side, listingId: string) =>
  trpc.leads.matchStatus.useQuery(
    { side, listingId },
    {
      refetchInterval: ({ state: { data, dataUpdateCount } }) =>
        data && !data.matched && !data.paused && dataUpdateCount < maxPolls ? pollMs : false,
    },
  )

export interface Search {
  listing: OwnListingView
  status: MatchStatus
}

/** An own listing and how its matching stands. undefined while loading; null if that failed. */
export function useSearch(side: Side, listingId: string): Search | null | undefined {
  const listing = trpc.listings.get.useQuery({ side, id: listingId })
  const status = useMatchStatus(side, listingId)
  if (listing.data?.own && status.data) return { listing: listing.data, status: status.data }
  return listing.isError || status.isError ? null : undefined
}
