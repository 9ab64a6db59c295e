import { useEffect, useRef, useState } from 'react'
import type { LeadOrder } from '../../../../../src/leads/list/schema.ts'
import type { Side } from '../../../../../src/shared/sides.ts'
import { leadCopy } from '../../../copy/leads.ts'
import { useLiveEvent, useMissedEvents } from '../../../lib/live/socket.ts'
import { failureText, trpc } from '../../../lib/trpc.tsx'
import { showAlert } from '../../../ui/messages/alert.ts'

export type SortMethod = LeadOrder

/** The listing that the page's URL names. */
export interface ListOf {
  readonly side: Side
  readonly companyId: string
  readonly listingId: string
}

/** Ranking many leads takes a while; without a result the page gives up after this time. */
const timeoutMs = 120_000

const storageKey = (listingId: string) => `sort_method:${listingId}`
const storedMethod = (listingId: string): SortMethod =>
  localStorage.getItem(storageKey(listingId)) === 'best' ? 'best' : 'default'

/**
 * The order of a listing's leads. 'default' refetches the list. 'best' has the server rank the leads, then saves the
 * ranked order, which arrives in a live event.
 */
export function useSort(
  { side, companyId, listingId }: ListOf,
  onSorted: (firstId: string | undefined) => void,
) {
  const utils = trpc.useUtils()
  const [method, setMethod] = useState(() => storedMethod(listingId))
  const [sorting, setSorting] = useState(false)
  const requestedAt = useRef(0)
  const start = trpc.leads.sort.useMutation()
  const save = trpc.leads.saveOrder.useMutation()

  /** Loads the order's first page and selects its first lead. */
  async function show(next: SortMethod) {
    const input = { side, companyId, listingId, order: next }
    await utils.leads.list.prefetchInfinite(input, {
      pages: 1,
      staleTime: 0,
      getNextPageParam: (page) => page.next,
    })
    localStorage.setItem(storageKey(listingId), next)
    setMethod(next)
    onSorted(utils.leads.list.getInfiniteData(input)?.pages[0]?.leads[0]?.id)
  }

  function failed(text: string) {
    setSorting(false)
    void showAlert(text)
  }

  useLiveEvent('sort_best_matches_done', async (event) => {
    if (!sorting || event.listing_id !== listingId) return
    if (!event.success || !Array.isArray(event.sorted_order)) return failed(leadCopy.sortFailed(event.error))
    try {
      await save.mutateAsync({ side, listingId, leadIds: event.sorted_order })
      await show('best')
      setSorting(false)
    } catch (error) {
      failed(leadCopy.sortFailed(failureText(error)))
    }
  })

  useEffect(() => {
    if (!sorting) return
    const timer = setTimeout(() => {
      setSorting(false)
      void showAlert(leadCopy.sortFailed(null))
    }, timeoutMs)
    return () => clearTimeout(timer)
  }, [sorting])

  async function choose(next: SortMethod) {
    if (next === 'default') return await show('default')
    setSorting(true)
    await requestRanking()
  }

  async function requestRanking() {
    requestedAt.current = performance.now()
    try {
      await start.mutateAsync({ side, listingId })
    } catch (error) {
      failed(leadCopy.sortStartFailed(failureText(error)))
    }
  }

  // The ranked order is sent once and stored nowhere until the page saves it, so a missed event means a new request.
  useMissedEvents((lastEventAt) => {
    if (sorting && requestedAt.current < lastEventAt) void requestRanking()
  })

  return { method, sorting, choose }
}
