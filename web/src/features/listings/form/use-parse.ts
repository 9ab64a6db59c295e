import { useCallback, useEffect, useState } from 'react'
import type { ParsedForm } from '../../../../../src/listings/schema.ts'
import type { ParseKind } from '../../../../../src/shared/listings.ts'
import type { LiveEvent } from '../../../../../src/shared/live-events.ts'
import type { Side } from '../../../../../src/shared/sides.ts'
import { isDatabaseOutage } from '../../../lib/connection.ts'
import { createEventSignal } from '../../../lib/live/event-signal.ts'
import { joinUserRoom, leaveUserRoom, onLiveEvent, waitForUserRoom } from '../../../lib/live/socket.ts'
import { storedUserId } from '../../../lib/session.ts'
import { trpc } from '../../../lib/trpc.tsx'

/** The live event can be lost, so the server is also polled at this interval. */
const pollMs = 2_000

const doneEvents = {
  landing: { seller: 'landing_offering_text_parse_done', buyer: 'landing_request_text_parse_done' },
  add: { seller: 'product_text_parse_done', buyer: 'procurement_text_parse_done' },
} as const satisfies Record<ParseKind, Record<Side, LiveEvent>>

/** The assistant couldn't parse the text. `fallback` is the form as far as the server could read it without. */
export class ParseFailed extends Error {
  readonly fallback: ParsedForm | null
  constructor(message: string, fallback: ParsedForm | null) {
    super(message)
    this.fallback = fallback
  }
}

/**
 * Has the assistant parse a free text into a form. The page joins the user's room before the parse is queued, and stays
 * until it ends; the live event only triggers a poll. Rejects with a `ParseFailed` when parsing fails, and with an AbortError
 * when the component unmounts.
 */
export function useParse(kind: ParseKind): (side: Side, text: string) => Promise<ParsedForm> {
  const utils = trpc.useUtils()
  const [lifetime] = useState<{ control: AbortController }>(() => ({ control: new AbortController() }))
  useEffect(() => {
    lifetime.control = new AbortController()
    return () => lifetime.control.abort()
  }, [lifetime])

  return useCallback(
    async (side, text) => {
      const { signal } = lifetime.control
      const parseDone = createEventSignal()
      const userId = storedUserId()
      const unsubscribe = onLiveEvent(doneEvents[kind][side], parseDone.notify)
      if (userId) void joinUserRoom(userId)
      try {
        if (userId) await waitForUserRoom(userId, signal)
        const { parseId } = await utils.client.listings.parseText.mutate({ side, kind, text }, { signal })
        for (;;) {
          const parse = await utils.client.listings.parse
            .query({ parseId }, { signal })
            .catch((error: unknown) => {
              if (isDatabaseOutage(error)) return null
              throw error
            })
          if (parse?.form) return parse.form
          if (parse && parse.state !== 'queued') throw new ParseFailed(parse.error ?? '', parse.fallback)
          await parseDone.wait(pollMs, signal)
        }
      } finally {
        unsubscribe()
        if (userId) void leaveUserRoom(userId)
      }
    },
    [kind, lifetime, utils],
  )
}
