import { useMemo, useState } from 'react'
import type { LeadView } from '../../../../../src/leads/rounds/schema.ts'
import type { MessageView } from '../../../../../src/leads/thread/schema.ts'
import { trpc } from '../../../lib/trpc.tsx'
import { joinMessages, type Window } from './join-messages.ts'

/** The lead's messages, oldest first: those that the lead itself has, and earlier ones in pages. */
export function useMessages({ id: leadId, latestRound }: LeadView) {
  const [recent, setRecent] = useState<Window>(latestRound)
  const [joined, setJoined] = useState(latestRound)
  if (joined !== latestRound) {
    setJoined(latestRound)
    setRecent(joinMessages(recent, latestRound))
  }
  /** The message that the earlier pages end before. */
  const [end, setEnd] = useState<string | null>(null)
  const place = recent.messages.findIndex(({ id }) => id === end)
  const query = trpc.leads.messages.useInfiniteQuery(
    { leadId, before: end },
    {
      enabled: place >= 0,
      getNextPageParam: ({ messages: [first], hasEarlier }) => (hasEarlier ? first?.id : undefined),
    },
  )
  const pages = place >= 0 ? query.data?.pages : undefined
  const messages: readonly MessageView[] = useMemo(
    () =>
      pages
        ? [...pages.toReversed().flatMap((page) => page.messages), ...recent.messages.slice(place)]
        : recent.messages,
    [pages, recent, place],
  )
  return {
    messages,
    hasEarlier: pages ? query.hasNextPage : recent.hasEarlier,
    /** The first pages are read as soon as their end is known. */
    fetchEarlier: () => (pages ? void query.fetchNextPage() : setEnd(recent.messages[0]?.id ?? null)),
    isFetching: query.isFetchingNextPage || query.isLoading,
    failed: query.isError,
    retry: () => void query.refetch(),
  }
}
