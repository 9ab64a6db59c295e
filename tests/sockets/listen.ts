import { io, type Socket } from 'socket.io-client'
import { reconnection } from '../../src/shared/limits.ts'

/** A client of the realtime channel, written from its specification alone. */
export interface Listener extends AsyncDisposable {
  readonly socket: Socket
  /** Asks for a room and tells whether it opened. */
  request(event: string, body: unknown): Promise<boolean>
  /** What was heard under a name so far. */
  received(event: string): unknown[]
  /** The next one under a name, counted from the last that was waited for. */
  next(event: string): Promise<unknown>
  /** As if nothing had been heard yet. */
  clear(): void
  /** Why the server hung up, when it does. */
  readonly disconnected: Promise<string>
}

export type Transport = 'websocket' | 'polling'

/** How one comes in: a session's cookie, a key in the handshake, or one in the header. */
export interface Credentials {
  cookie?: string
  token?: string
  authorization?: string
  origin?: string
}

/** @throws what the server refuses it with */
export async function listen(url: string, transport: Transport, entry: Credentials): Promise<Listener> {
  const { token, ...extraHeaders } = entry
  const socket = io(url, {
    path: '/socket.io',
    transports: [transport],
    ...reconnection,
    forceNew: true,
    extraHeaders: extraHeaders as Record<string, string>,
    ...(token ? { auth: { token } } : {}),
  })
  const all = new Map<string, unknown[]>()
  const waited = new Map<string, number>()
  const waiting = new Set<() => void>()
  socket.onAny((event: string, payload: unknown) => {
    all.set(event, [...(all.get(event) ?? []), payload])
    for (const look of waiting) look()
  })
  const left = new Promise<string>((gone) => {
    socket.once('disconnect', gone)
  })
  await new Promise<void>((connected, refused) => {
    socket.once('connect', connected)
    socket.once('connect_error', (error) => {
      socket.close()
      refused(error)
    })
  })
  return {
    socket,
    disconnected: left,
    request: async (event, body) =>
      ((await socket.timeout(10_000).emitWithAck(event, body)) as { success: boolean }).success,
    received: (event) => all.get(event) ?? [],
    clear: () => {
      all.clear()
      waited.clear()
    },
    next: (event) =>
      new Promise((found) => {
        const at = waited.get(event) ?? 0
        waited.set(event, at + 1)
        const look = () => {
          const got = all.get(event) ?? []
          if (got.length <= at) return
          waiting.delete(look)
          found(got[at])
        }
        waiting.add(look)
        look()
      }),
    [Symbol.asyncDispose]: async () => {
      socket.close()
    },
  }
}
