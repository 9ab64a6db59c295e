import { createTRPCClient, httpLink, TRPCClientError } from '@trpc/client'
import { io, type Socket } from 'socket.io-client'
import type { LeadView } from '../../src/leads/rounds/schema.ts'
import type { ErrorCode } from '../../src/shared/errors.ts'
import type { Side } from '../../src/shared/sides.ts'
import type { AppRouter } from '../../src/trpc/router.ts'

/** A simulated person who uses tRPC over HTTP with a session cookie, and a socket. */
export interface Player {
  readonly side: Side
  readonly api: ReturnType<typeof client>
  /** Waits until the lead is unlocked, and returns it. Reads it after each live event, at least once a second. */
  unlocked(leadId: string, patienceMs?: number): Promise<LeadView>
  disconnect(): void
}

/** Cookies by name. */
type Jar = Map<string, string>

function storeCookie(jar: Jar, header: string): void {
  const [name = '', value = ''] = header.split(';')[0]?.split(/=(.*)/) ?? []
  if (value === '') jar.delete(name)
  else jar.set(name, value)
}

const cookieOf = (jar: Jar) => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

const client = (url: string, jar: Jar) =>
  createTRPCClient<AppRouter>({
    links: [
      httpLink({
        url: `${url}/trpc`,
        headers: () => (jar.size > 0 ? { cookie: cookieOf(jar) } : {}),
        fetch: async (input, init) => {
          const response = await fetch(input, init as RequestInit)
          for (const header of response.headers.getSetCookie()) storeCookie(jar, header)
          return response
        },
      }),
    ],
  })

/** The error code of a failed call; undefined for other errors. */
export const codeOf = (error: unknown): ErrorCode | undefined =>
  error instanceof TRPCClientError ? (error as TRPCClientError<AppRouter>).data?.appCode : undefined

/** Registers a company and its manager and logs in. A seller chooses the free plan. */
export async function signUp(url: string, side: Side, name: string): Promise<Player> {
  const jar: Jar = new Map()
  const api = client(url, jar)
  const email = `${name.toLowerCase().replace(/\W+/g, '.')}.${Date.now().toString(36)}@selfplay.example`
  await api.auth.registerEntity.mutate({
    firstName: name,
    lastName: 'Player',
    email,
    role: 'Company Manager',
    company: { kind: 'new', name: `${name} Ltd`, email, website: '', phone: '' },
  })
  const { code } = await api.auth.sendLoginCode.mutate({ email })
  if (!code)
    throw new Error(
      'this server does not return login codes: self-play needs one with the embedded mail provider',
    )
  await api.auth.verifyLogin.mutate({ email, code })
  const viewer = await api.auth.viewer.query()
  if (!viewer) throw new Error('not logged in')
  if (side === 'seller') await api.billing.chooseFree.mutate()

  const socket = io(url, { transports: ['websocket'], extraHeaders: { cookie: cookieOf(jar) } })
  await socket.emitWithAck('join_room_for_user', viewer.employeeId)
  return { side, api, unlocked: unlockedBy(api, socket), disconnect: () => void socket.disconnect() }
}

function unlockedBy(api: Player['api'], socket: Socket): Player['unlocked'] {
  return async (leadId, patienceMs = 180_000) => {
    const until = Date.now() + patienceMs
    for (;;) {
      const event = nextEvent(socket, leadId)
      const lead = await api.leads.get.query({ leadId })
      if (!lead.lock) return lead
      if (Date.now() > until) throw new Error(`stuck lock on ${leadId}`)
      await event
    }
  }
}

/** Resolves at the lead's next live event, at the latest after a second. */
function nextEvent(socket: Socket, leadId: string): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      socket.off('conversation_lock_status', listener).off('conversation_updated', listener)
      resolve()
    }
    const listener = (event: { conversation_id: string }) => {
      if (event.conversation_id === leadId) done()
    }
    const timer = setTimeout(done, 1000)
    socket.on('conversation_lock_status', listener).on('conversation_updated', listener)
  })
}
