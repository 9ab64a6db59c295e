import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { billingCopy as copy, type Offer } from '../../copy/billing.ts'
import { storedUserId } from '../../lib/session.ts'
import { appCode, failureText, trpc } from '../../lib/trpc.tsx'
import { showAlert } from '../../ui/messages/alert.ts'

/** Actions of the plan tile. `busy` is the text of the one that is running. */
export function usePlanActions() {
  const [busy, setBusy] = useState<string | null>(null)
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  const chooseFree = trpc.billing.chooseFree.useMutation()
  const checkout = trpc.billing.checkout.useMutation()
  const portal = trpc.billing.portal.useMutation()

  // Going back from Stripe may restore this page from the back/forward cache in its busy state.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      setBusy(null)
      void utils.billing.invalidate()
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [utils])

  const fail = (error: unknown, fallback: (status: number) => string) => {
    setBusy(null)
    return showAlert(
      appCode(error) === 'NO_SESSION' ? copy.noSession : copy.operationFailed(failureText(error, fallback)),
    )
  }

  async function redirect(text: string, requestUrl: () => Promise<{ url: string }>) {
    if (!storedUserId()) {
      await showAlert(copy.noUser)
      return navigate({ to: '/login' })
    }
    setBusy(text)
    try {
      const { url } = await requestUrl()
      const isSandbox = utils.about.getData()?.embedded.includes('payments')
      if (!url) throw new Error(copy.noUrl[isSandbox ? 'sandbox' : 'stripe'])
      // Stays busy until the browser has left the page.
      window.location.assign(url)
    } catch (error) {
      await fail(error, copy.requestFailed)
    }
  }

  async function activateFree() {
    if (!storedUserId()) return showAlert(copy.noUserForFree)
    setBusy(copy.activating)
    try {
      await chooseFree.mutateAsync()
      await Promise.all([utils.billing.invalidate(), utils.companies.own.invalidate()])
      setBusy(null)
      await showAlert(copy.freeActivated)
    } catch (error) {
      await fail(error, copy.selectionFailed)
    }
  }

  return {
    busy,
    choose: (kind: Offer['kind']) =>
      kind === 'free' ? activateFree() : redirect(copy.redirecting, () => checkout.mutateAsync({ kind })),
    portal: () => redirect(copy.toBilling, () => portal.mutateAsync()),
  }
}
