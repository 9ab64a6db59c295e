import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { trpc } from '../../lib/trpc.tsx'

/**
 * The event with which the payment provider redirected back to this page, until the page is left; undefined without one.
 * Reloads the plan and removes the flag from the URL.
 */
export function useProviderReturn(): string | undefined {
  const { stripe_event } = useSearch({ strict: false })
  const [event, setEvent] = useState<string>()
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  useEffect(() => {
    if (stripe_event === undefined) return
    setEvent(stripe_event)
    void Promise.all([utils.billing.invalidate(), utils.companies.own.invalidate()])
    void navigate({ to: '.', search: {}, replace: true, resetScroll: false })
  }, [stripe_event, utils, navigate])
  return event
}
