import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { billingCopy as copy, type Offer } from '../../copy/billing.ts'
import { storedUser } from '../../lib/session.ts'
import { appCode, failureText, trpc } from '../../lib/trpc.tsx'
import { showAlert } from '../../ui/messages/alert.ts'
import { showToast } from '../../ui/messages/toast.ts'

/** Choosing the free plan, paying for another, managing what was paid. `busy` says what runs. */
export function usePlanActions() {
  const [busy, setBusy] = useState<string | null>(null)
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  const chooseFree = trpc.billing.chooseFree.useMutation()
  const checkout = trpc.billing.checkout.useMutation()
  const portal = trpc.billing.portal.useMutation()

  // Who steps back from the provider's page may find this one as it was left: still on its way.
  useEffect(() => {
    const wakeUp = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      setBusy(null)
      void utils.billing.invalidate()
    }
    window.addEventListener('pageshow', wakeUp)
    return () => window.removeEventListener('pageshow', wakeUp)
  }, [utils])

  const fail = (error: unknown, unsaid: (status: number) => string) => {
    setBusy(null)
    return showAlert(
      appCode(error) === 'NO_SESSION' ? copy.noSession : copy.operationFailed(failureText(error, unsaid)),
    )
  }

  async function go(text: string, ask: () => Promise<{ url: string }>) {
    if (!storedUser()) {
      await showAlert(copy.noUser)
      return navigate({ to: '/login' })
    }
    setBusy(text)
    try {
      const { url } = await ask()
      if (!url) throw new Error(copy.noUrl)
      // It stays busy until the other page is there.
      window.location.assign(url)
    } catch (error) {
      await fail(error, copy.requestFailed)
    }
  }

  async function activateFree() {
    if (!storedUser()) return showAlert(copy.noUserForFree)
    setBusy(copy.activating)
    try {
      await chooseFree.mutateAsync()
      await Promise.all([utils.billing.invalidate(), utils.companies.own.invalidate()])
      setBusy(null)
      void showToast(copy.freeChosen)
      await showAlert(copy.freeActivated)
    } catch (error) {
      await fail(error, copy.selectionFailed)
    }
  }

  return {
    busy,
    choose: (kind: Offer['kind']) =>
      kind === 'free' ? activateFree() : go(copy.redirecting, () => checkout.mutateAsync({ kind })),
    portal: () => go(copy.toBilling, () => portal.mutateAsync()),
  }
}
