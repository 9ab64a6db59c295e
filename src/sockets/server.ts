import type { Server as HttpServer } from 'node:http'
import { parse as parseCookies } from 'cookie'
import { Server, type Socket } from 'socket.io'
import { z } from 'zod'
import { identify } from '../auth/identify.ts'
import { readCompaniesOf } from '../auth/read.ts'
import { sessionCookie } from '../auth/schema.ts'
import type { Ctx, Viewer } from '../context.ts'
import type { OutboxRow } from '../db/outbox/outbox-reader.ts'
import { errors } from '../shared/errors.ts'
import { isForeign } from '../shared/foreign-origin.ts'
import { rooms, type StreamDelta } from '../shared/live-events.ts'
import { limitHandshakes } from './handshakes.ts'
import { MinuteCounter } from './minute-counter.ts'
import { RoomActivity } from './room-activity.ts'
import { joinable, leavable } from './rooms.ts'

export interface Sockets {
  /** An outbox row to its rooms; a socket in several of them hears it once. */
  forwardEvent(row: OutboxRow): void
  forwardStreamDelta(words: StreamDelta): void
  /** Disconnects a session's or key's sockets: it is no longer good. */
  disconnectCredential(credentialId: string): void
  /** Disconnects whoever lost the right to be here unannounced: by the clock, or while nobody listened. */
  recheckCredentials(): Promise<void>
  close(): Promise<void>
}

/** How often everybody's right to be here is looked at again, in milliseconds. */
const recheckMs = 30_000

interface SocketData {
  viewer: Viewer
}

type Nothing = Record<string, never>
type Io = Server<Nothing, Nothing, Nothing, SocketData>

/** The wire says a bare id, or an object that holds it. */
const uuid = z.uuid().toLowerCase()
const idSchema = z.union([
  uuid,
  z.object({ user_id: uuid }).transform((body) => body.user_id),
  z.object({ conversation_id: uuid }).transform((body) => body.conversation_id),
])

const path = '/socket.io'

/** The realtime channel of spec 7: who comes in is known, and every join is checked. */
export function startSockets(server: HttpServer, ctx: Ctx): Sockets {
  server.on('upgrade', ({ url }, socket) => {
    // Whoever hangs up before anybody has taken the socket over would end the process with it.
    socket.on('error', () => {})
    if (!url?.startsWith(`${path}/`)) socket.destroy()
  })
  const io: Io = new Server(server, {
    path,
    // Done above, and at once.
    destroyUpgrade: false,
    serveClient: false,
    maxHttpBufferSize: 16 * 1024,
    cors: { origin: new URL(ctx.config.publicUrl).origin, credentials: true },
  })

  io.use(async (socket, next) => {
    const viewer = await viewerOfSocket(ctx, socket).catch((error: unknown) => {
      ctx.log.error({ err: error }, 'socket login')
      return null
    })
    if (!viewer) return next(new Error('Please log in.'))
    socket.data.viewer = viewer
    void socket.join(`credential:${viewer.credentialId}`)
    next()
  })

  const handshakes = new MinuteCounter()
  limitHandshakes(io, handshakes, ctx.config)
  // A session or key may send as many events a minute as calls; those above are refused without any work.
  const asked = new MinuteCounter()
  const mayAsk = (who: string) => asked.count(who) <= ctx.config.rateLimit

  const rings = new RoomActivity()
  io.on('connection', (socket) => {
    socket.use(([, , reply], next) => {
      if (mayAsk(socket.data.viewer.credentialId)) next()
      else if (typeof reply === 'function') reply({ success: false, message: errors.TOO_MANY.message })
    })
    for (const [event, roomsOf] of Object.entries(joinable)) {
      answer(ctx, socket, event, async (id) => {
        const viewer = await viewerOfSocket(ctx, socket)
        if (!isSame(viewer, socket.data.viewer)) {
          socket.disconnect(true)
          return refused
        }
        const opened = await roomsOf(ctx, viewer, id)
        if (opened.length === 0) return refused
        await socket.join(opened)
        return { success: true, quiet_ms: rings.quietMs(opened) }
      })
    }
    for (const [event, roomsOf] of Object.entries(leavable)) {
      answer(ctx, socket, event, async (id) => {
        await Promise.all(roomsOf(socket.data.viewer, id).map((room) => socket.leave(room)))
        return { success: true }
      })
    }
  })

  const recheck = () => disconnectLapsed(io, ctx)
  const rechecking = setInterval(() => {
    recheck().catch((error: unknown) => ctx.log.error({ err: error }, 'socket recheck'))
  }, recheckMs).unref()

  const send = (to: string[], event: string, payload: unknown) => {
    // Each process hears all events; most have nobody here.
    if (to.some((room) => io.of('/').adapter.rooms.has(room)))
      io.to(to).emit(event as never, payload as never)
  }
  return {
    forwardEvent: (row) => {
      send(row.rooms, row.event, row.payload)
      rings.record(row.rooms)
    },
    forwardStreamDelta: (words) => send([rooms.company(words.company_id)], 'assistant_words', words),
    disconnectCredential: (credentialId) => io.in(`credential:${credentialId}`).disconnectSockets(true),
    recheckCredentials: recheck,
    close: () => {
      clearInterval(rechecking)
      handshakes.close()
      asked.close()
      return io.close()
    },
  }
}

async function disconnectLapsed(io: Io, ctx: Ctx): Promise<void> {
  const open = [...io.sockets.sockets.values()]
  const companies = await readCompaniesOf(
    ctx.db,
    open.map((socket) => socket.data.viewer.credentialId),
    ctx.now(),
  )
  for (const socket of open) {
    const { credentialId, companyId } = socket.data.viewer
    if (companies.get(credentialId) !== companyId) socket.disconnect(true)
  }
}

/** `quiet_ms`, after a join: how long nothing had rung there. Beyond the spec, as acknowledgements are. */
interface Answer {
  success: boolean
  message?: string
  quiet_ms?: number
}

const refused: Answer = { success: false, message: 'This room is not open to you.' }

/** Listens for one of the wire's emits; a client that asks for an acknowledgement gets one. */
function answer(ctx: Ctx, socket: Socket, event: string, act: (id: string) => Promise<Answer>): void {
  socket.on(event, async (body: unknown, reply?: (answer: Answer) => void) => {
    const id = idSchema.safeParse(body)
    const said = id.success
      ? await act(id.data).catch((error: unknown) => {
          ctx.log.error({ err: error, event }, 'socket')
          return refused
        })
      : refused
    if (typeof reply === 'function') reply(said)
  })
}

/** The same person with the same credential, still of the same company. */
const isSame = (now: Viewer | null, before: Viewer): now is Viewer =>
  now?.credentialId === before.credentialId && now.companyId === before.companyId

/** A key as `auth: { token }` or in the Authorization header, or the session's cookie. */
async function viewerOfSocket(ctx: Ctx, socket: Socket): Promise<Viewer | null> {
  const { headers, auth } = socket.handshake
  const key =
    typeof auth.token === 'string' ? `Bearer ${auth.token.replace(/^Bearer /i, '')}` : headers.authorization
  // A page of another site may bring a key of its own, never the visitor's cookie.
  const cookies = isForeign(headers, ctx.config.publicUrl) ? {} : parseCookies(headers.cookie ?? '')
  return await identify(ctx, { token: cookies[sessionCookie], authorization: key })
}
