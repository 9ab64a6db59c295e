import { useEffect, useRef, useState } from 'react'
import type { LeadOrder } from '../../../../../src/leads/schema.ts'
import type { Side } from '../../../../../src/shared/sides.ts'
import { leadCopy } from '../../../copy/leads.ts'
import { useLiveEvent, useMissedEvents } from '../../../lib/live/socket.ts'
import { failureText, trpc } from '../../../lib/trpc.tsx'
import { showAlert } from '../../../ui/messages/alert.ts'

export type SortMethod = LeadOrder

/** After this long without an answer the wait ends; the ranking of many leads takes a while. */
const giveUpMs = 120_000

const memory = (listingId: string) => `sort_method:${listingId}`
const remembered = (listingId: string): SortMethod =>
  localStorage.getItem(memory(listingId)) === 'best' ? 'best' : 'default'

/** The order of a listing's leads: 'default' reloads, 'best' has them ranked and saves the order (spec 4, sort). */
export function useSort(side: Side, listingId: string, onSorted: (firstId: string | undefined) => void) {
  const utils = trpc.useUtils()
  const [method, setMethod] = useState(() => remembered(listingId))
  const [sorting, setSorting] = useState(false)
  const askedAt = useRef(0)
  const start = trpc.leads.sort.useMutation()
  const save = trpc.leads.saveOrder.useMutation()

  /** Shows the order from its beginning, and selects its first lead. */
  async function use(next: SortMethod) {
    const list = { side, listingId, order: next }
    await utils.leads.list.prefetchInfinite(list, {
      pages: 1,
      staleTime: 0,
      getNextPageParam: (page) => page.next,
    })
    localStorage.setItem(memory(listingId), next)
    setMethod(next)
    onSorted(utils.leads.list.getInfiniteData(list)?.pages[0]?.leads[0]?.id)
  }

  function failed(text: string) {
    setSorting(false)
    void showAlert(text)
  }

  useLiveEvent('sort_best_matches_done', async (done) => {
    if (!sorting || done.listing_id !== listingId) return
    if (!done.success || !Array.isArray(done.sorted_order)) return failed(leadCopy.sortFailed(done.error))
    try {
      await save.mutateAsync({ side, listingId, leadIds: done.sorted_order })
      await use('best')
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
    }, giveUpMs)
    return () => clearTimeout(timer)
  }, [sorting])

  async function choose(next: SortMethod) {
    if (next === 'default') return await use('default')
    setSorting(true)
    await ask()
  }

  async function ask() {
    askedAt.current = performance.now()
    try {
      await start.mutateAsync({ side, listingId })
    } catch (error) {
      failed(leadCopy.sortStartFailed(failureText(error)))
    }
  }

  // The order is told once, and kept nowhere before the page saves it.
  useMissedEvents((lastRung) => {
    if (sorting && askedAt.current < lastRung) void ask()
  })

  return { method, sorting, choose }
}
