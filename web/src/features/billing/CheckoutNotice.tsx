import { Alert } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { billingCopy as copy } from '../../copy/billing.ts'

interface Props {
  /** The provider's event; undefined if the page wasn't reached from there. */
  event: string | undefined
  isPremium: boolean
}

/** Says how the checkout ended. Screen readers announce it, and again when the plan has become active. */
export function CheckoutNotice({ event, isPremium }: Props) {
  const region = useRef<HTMLDivElement>(null)
  const text = textOf(event, isPremium)
  // On a phone the plan is below the other tiles.
  useEffect(() => {
    if (event !== undefined) region.current?.scrollIntoView({ block: 'center' })
  }, [event])
  return (
    // Rendered without a text first: screen readers announce what changes.
    <div role="status" ref={region}>
      {text && (
        <Alert role="note" color={event === 'checkout_success' ? 'pine' : 'gray'} mb="md">
          {text}
        </Alert>
      )}
    </div>
  )
}

function textOf(event: string | undefined, isPremium: boolean): string | null {
  if (event === 'checkout_cancel') return copy.checkoutCancelled
  if (event !== 'checkout_success') return null
  return isPremium ? copy.checkoutActive : copy.checkoutPending
}
