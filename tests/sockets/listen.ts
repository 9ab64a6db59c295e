import { io, type Socket } from 'socket.io-client'
import { reconnection } from '../../src/shared/limits.ts'

/** A client of the realtime channel, independent of the server's code. */
export interface Listener extends AsyncDisposable {
  readonly socket: Socket
  /** Sends an event and returns whether it was acknowledged with success. */
  request(event: string, body: unknown): Promise<boolean>
  /** The payloads of an event received so far. */
  received(event: string): unknown[]
  /** The next payload of an event that no earlier call has returned. */
  next(event: string): Promise<unknown>
  /** Forgets everything received so far. */
  clear(): void
  /** Resolves with the reason when the server disconnects the socket. */
  readonly disconnected: Promise<string>
}

export type Transport = 'websocket' | 'polling'

/** A session cookie, an API key in the handshake, or one in the Authorization header. */
export interface Credentials {
  cookie?: string
  token?: string
  authorization?: string
  origin?: string
}

/** @throws the error with which the server refuses the connection */
export async function listen(url: string, transport: Transport, credentials: Credentials): Promise<Listener> {
  const { token, ...extraHeaders } = credentials
  const socket = io(url, {
    path: '/socket.io',
    transports: [transport],
    ...reconnection,
    forceNew: true,
    extraHeaders: extraHeaders as Record<string, string>,
    ...(token ? { auth: { token } } : {}),
  })
  const all = new Map<string, unknown[]>()
  const returned = new Map<string, number>()
  const waiting = new Set<() => void>()
  socket.onAny((event: string, payload: unknown) => {
    all.set(event, [...(all.get(event) ?? []), payload])
    for (const check of waiting) check()
  })
  const disconnected = new Promise<string>((resolve) => {
    socket.once('disconnect', resolve)
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', (error) => {
      socket.close()
      reject(error)
    })
  })
  return {
    socket,
    disconnected,
    request: async (event, body) =>
      ((await socket.timeout(10_000).emitWithAck(event, body)) as { success: boolean }).success,
    received: (event) => all.get(event) ?? [],
    clear: () => {
      all.clear()
      returned.clear()
    },
    next: (event) =>
      new Promise((resolve) => {
        const index = returned.get(event) ?? 0
        returned.set(event, index + 1)
        const check = () => {
          const payloads = all.get(event) ?? []
          if (payloads.length <= index) return
          waiting.delete(check)
          resolve(payloads[index])
        }
        waiting.add(check)
        check()
      }),
    [Symbol.asyncDispose]: async () => {
      socket.close()
    },
  }
}
