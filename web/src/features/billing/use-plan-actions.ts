import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { billingCopy, type Offer } from '../../copy/billing.ts'
import { storedUser } from '../../lib/session.ts'
import { statusOf } from '../../lib/status.ts'
import { failureText, trpc } from '../../lib/trpc.tsx'
import { notice } from '../../ui/notice.ts'
import { say } from '../../ui/say.ts'

/** Choosing the free plan, paying for another, managing what was paid. `busy` says what runs. */
export function usePlanActions() {
  const [busy, setBusy] = useState<string | null>(null)
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  const chooseFree = trpc.billing.chooseFree.useMutation()
  const checkout = trpc.billing.checkout.useMutation()
  const portal = trpc.billing.portal.useMutation()

  async function run(text: string, fallback: (status: number) => string, act: () => Promise<unknown>) {
    if (!storedUser()) {
      await say(billingCopy.noUser)
      return navigate({ to: '/login' })
    }
    setBusy(text)
    try {
      await act()
    } catch (error) {
      await say(billingCopy.operationFailed(failureText(error) || fallback(statusOf(error))))
    } finally {
      setBusy(null)
    }
  }

  const go = (ask: () => Promise<{ url: string }>) =>
    run(billingCopy.redirecting, billingCopy.requestFailed, async () => {
      const { url } = await ask()
      if (!url) throw new Error(billingCopy.noUrl)
      window.location.assign(url)
    })

  const activateFree = () =>
    run(billingCopy.activating, billingCopy.selectionFailed, async () => {
      await chooseFree.mutateAsync()
      await Promise.all([utils.billing.invalidate(), utils.companies.own.invalidate()])
      void notice(billingCopy.freeChosen)
      void say(billingCopy.freeActivated)
    })

  return {
    busy,
    choose: (kind: Offer['kind']) =>
      kind === 'free' ? activateFree() : go(() => checkout.mutateAsync({ kind })),
    portal: () => go(() => portal.mutateAsync()),
  }
}
