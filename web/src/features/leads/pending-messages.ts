import { useEffect, useSyncExternalStore } from 'react'
import type { Side } from '../../../../src/shared/sides.ts'
import { connection, isUnreachable } from '../../lib/connection.ts'
import { keepDraft, readDraft } from '../../lib/drafts/drafts.ts'
import { createListeners } from '../../lib/listeners.ts'
import { refreshLead } from '../../lib/live/refresh-leads.ts'
import { isLoggedIn, storedUserId } from '../../lib/session.ts'
import { failureText, trpc } from '../../lib/trpc.tsx'

/** A message that couldn't be sent. It is kept in this browser and sent when the server can be reached again. */
export interface PendingMessage {
  /** The future message's id. The server stores it once, however often it is sent. */
  readonly id: string
  readonly side: Side
  readonly leadId: string
  readonly text: string
  /** The files, which are uploaded already. */
  readonly files: { url: string }[]
  /** Why the server refused it; null while it waits for the connection. */
  readonly refusal: string | null
}

type Utils = ReturnType<typeof trpc.useUtils>

const place = 'pending-messages'
const none: readonly PendingMessage[] = []
let cached: { user: string | null; list: readonly PendingMessage[] } | null = null
const listeners = createListeners()

function read(): readonly PendingMessage[] {
  const user = storedUserId()
  if (cached?.user !== user) cached = { user, list: readDraft<PendingMessage[]>(place) ?? none }
  return cached.list
}

function write(list: readonly PendingMessage[]): void {
  keepDraft(place, list)
  cached = { user: storedUserId(), list }
  listeners.notify()
}

export const keepPending = (message: PendingMessage) => write([...read(), message])
export const dropPending = (id: string) => write(read().filter((message) => message.id !== id))

export const usePendingMessages = (leadId: string) =>
  useSyncExternalStore(listeners.subscribe, read, () => none).filter((message) => message.leadId === leadId)

/** Sends a message. Resolves to whether the server was reached. */
export async function sendPending(
  utils: Utils,
  { refusal: _, ...message }: PendingMessage,
): Promise<boolean> {
  const { id: messageId, ...input } = message
  try {
    await utils.client.leads.sendMessage.mutate({ ...input, messageId })
    await refreshLead(utils, message.leadId)
    dropPending(messageId)
  } catch (error) {
    if (isUnreachable(error)) return false
    const refusal = failureText(error)
    write(read().map((other) => (other.id === messageId ? { ...other, refusal } : other)))
  }
  return true
}

/** How long to wait after another lost call, in milliseconds. */
const retryMs = 3_000

let sending = false

/** Sends the messages in the order of writing, one at a time. */
async function sendAll(utils: Utils): Promise<void> {
  if (sending || !isLoggedIn() || connection.current() !== null) return
  sending = true
  try {
    for (const message of read().filter(({ refusal }) => refusal === null))
      if (!(await sendPending(utils, message))) return void setTimeout(sendAll, retryMs, utils)
  } finally {
    sending = false
  }
}

/** Sends what waits: when the page opens, and when an outage is over. */
export function useSendPending(): void {
  const utils = trpc.useUtils()
  useEffect(() => {
    void sendAll(utils)
    return connection.subscribe(() => void sendAll(utils))
  }, [utils])
}
