import { useCallback, useEffect, useState } from 'react'
import type { ParsedForm } from '../../../../../src/listings/schema.ts'
import type { ParseKind } from '../../../../../src/shared/listings.ts'
import type { LiveEvent } from '../../../../../src/shared/live-events.ts'
import type { Side } from '../../../../../src/shared/sides.ts'
import { createEventSignal } from '../../../lib/live/event-signal.ts'
import { joinUserRoom, leaveUserRoom, onLiveEvent } from '../../../lib/live/socket.ts'
import { storedUserId } from '../../../lib/session.ts'
import { trpc } from '../../../lib/trpc.tsx'

/** How long to wait for the live event before asking. */
const askEveryMs = 2_000

const doneEvents = {
  landing: { seller: 'landing_offering_text_parse_done', buyer: 'landing_request_text_parse_done' },
  add: { seller: 'product_text_parse_done', buyer: 'procurement_text_parse_done' },
} as const satisfies Record<ParseKind, Record<Side, LiveEvent>>

/**
 * Lets the assistant read a free text into a form. Stands in the user's room from before the parse is queued
 * until its end; the live event only wakes, the answer is asked for. Throws why it failed, an AbortError when unmounted.
 */
export function useParse(kind: ParseKind): (side: Side, text: string) => Promise<ParsedForm> {
  const utils = trpc.useUtils()
  const [mounted] = useState<{ control: AbortController }>(() => ({ control: new AbortController() }))
  useEffect(() => {
    mounted.control = new AbortController()
    return () => mounted.control.abort()
  }, [mounted])

  return useCallback(
    async (side, text) => {
      const { signal } = mounted.control
      const parseDone = createEventSignal()
      const user = storedUserId()
      const deafen = onLiveEvent(doneEvents[kind][side], parseDone.notify)
      if (user) void joinUserRoom(user)
      try {
        const { parseId } = await utils.client.listings.parseText.mutate({ side, kind, text }, { signal })
        for (;;) {
          const { state, form, error } = await utils.client.listings.parse.query({ parseId }, { signal })
          if (state === 'done' && form) return form
          if (state !== 'queued') throw new Error(error ?? '')
          await parseDone.wait(askEveryMs, signal)
        }
      } finally {
        deafen()
        if (user) void leaveUserRoom(user)
      }
    },
    [kind, mounted, utils],
  )
}
