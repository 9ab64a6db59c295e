import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { billingCopy, type Offer } from '../../copy/billing.ts'
import { storedUser } from '../../lib/session.ts'
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

  async function run(text: string, unsaid: (status: number) => string, act: () => Promise<unknown>) {
    setBusy(text)
    try {
      await act()
    } catch (error) {
      await say(billingCopy.operationFailed(failureText(error, unsaid)))
    } finally {
      setBusy(null)
    }
  }

  async function go(ask: () => Promise<{ url: string }>, withoutUser: string) {
    if (!storedUser()) {
      await say(withoutUser)
      return navigate({ to: '/login' })
    }
    await run(billingCopy.redirecting, billingCopy.requestFailed, async () => {
      const { url } = await ask()
      if (!url) throw new Error(billingCopy.noUrl)
      window.location.assign(url)
    })
  }

  async function activateFree() {
    if (!storedUser()) return say(billingCopy.cannotProceed)
    await run(billingCopy.activating, billingCopy.selectionFailed, async () => {
      await chooseFree.mutateAsync()
      await Promise.all([utils.billing.invalidate(), utils.companies.own.invalidate()])
      void notice(billingCopy.freeChosen)
      void say(billingCopy.freeActivated)
    })
  }

  return {
    busy,
    choose: (kind: Offer['kind']) =>
      kind === 'free' ? activateFree() : go(() => checkout.mutateAsync({ kind }), billingCopy.noUser),
    portal: () => go(() => portal.mutateAsync(), billingCopy.noSession),
  }
}
