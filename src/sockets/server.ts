import type { Server as HttpServer } from 'node:http'
import { parse as parseCookies } from 'cookie'
import { Server, type Socket } from 'socket.io'
import { z } from 'zod'
import { identify } from '../auth/identify.ts'
import { readCompaniesOfCredentials } from '../auth/read.ts'
import { sessionCookie } from '../auth/schema.ts'
import type { Ctx, Viewer } from '../context.ts'
import type { OutboxRow } from '../db/outbox/outbox-reader.ts'
import { cookieName } from '../http/cookie-name.ts'
import { failureOf } from '../http/failure.ts'
import { MinuteCounter } from '../http/minute-counter.ts'
import { errors } from '../shared/errors.ts'
import { isForeignOrigin } from '../shared/http/foreign-origin.ts'
import { rooms, type StreamDelta } from '../shared/live-events.ts'
import { limitHandshakes } from './handshakes.ts'
import { RoomActivity } from './room-activity.ts'
import { joinable, leavable } from './rooms.ts'

export interface Sockets {
  /** Sends an outbox row to its rooms. A socket in several of them gets it once. */
  forwardEvent(row: OutboxRow): void
  forwardStreamDelta(delta: StreamDelta): void
  /** Disconnects the sockets of a revoked session or API key. */
  disconnectCredential(credentialId: string): void
  /** Disconnects sockets whose credential has expired, or was revoked without a notification reaching this process. */
  recheckCredentials(): Promise<void>
  close(): Promise<void>
}

/** How often the credentials of all sockets are checked again, in milliseconds. */
const recheckMs = 30_000

interface SocketData {
  viewer: Viewer
}

type NoEvents = Record<string, never>
type Io = Server<NoEvents, NoEvents, NoEvents, SocketData>
type ClientSocket = Socket<NoEvents, NoEvents, NoEvents, SocketData>

/** Clients send a bare id, or an object with it. */
const uuid = z.uuid().toLowerCase()
const idSchema = z.union([
  uuid,
  z.object({ user_id: uuid }).transform((body) => body.user_id),
  z.object({ conversation_id: uuid }).transform((body) => body.conversation_id),
])

const path = '/socket.io'

/** Starts socket.io on the HTTP server. Handshakes are authenticated, joins are authorized. */
export function startSockets(server: HttpServer, ctx: Ctx): Sockets {
  server.on('upgrade', ({ url }, socket) => {
    // Without a listener, a connection that is reset before socket.io takes it over would crash the process.
    socket.on('error', () => {})
    if (!url?.startsWith(`${path}/`)) socket.destroy()
  })
  const io: Io = new Server(server, {
    path,
    // Unknown paths are refused above, without socket.io's delay.
    destroyUpgrade: false,
    serveClient: false,
    maxHttpBufferSize: 16 * 1024,
    cors: { origin: new URL(ctx.config.publicUrl).origin, credentials: true },
  })

  io.use((socket, next) => void authenticate(ctx, socket).then(next))
  const handshakes = new MinuteCounter()
  limitHandshakes(io, handshakes, ctx.config)
  // A session or key may send as many events a minute as HTTP calls. Further ones are refused before any lookup.
  const events = new MinuteCounter()
  const isWithinLimit = (credentialId: string) => events.count(credentialId) <= ctx.config.rateLimit

  const activity = new RoomActivity()
  io.on('connection', (socket) => {
    socket.use(([, , reply], next) => {
      if (isWithinLimit(socket.data.viewer.credentialId)) next()
      else if (typeof reply === 'function') reply({ success: false, message: errors.TOO_MANY.message })
    })
    handleRooms(ctx, socket, activity)
  })

  const recheckCredentials = () => disconnectExpired(io, ctx)
  const rechecking = setInterval(() => {
    recheckCredentials().catch((error: unknown) => ctx.log.error({ err: error }, 'socket recheck'))
  }, recheckMs).unref()

  const send = (to: string[], event: string, payload: unknown) => {
    // Every process gets all events. Most have no socket in this one.
    if (to.some((room) => io.of('/').adapter.rooms.has(room)))
      io.to(to).emit(event as never, payload as never)
  }
  return {
    forwardEvent: (row) => {
      send(row.rooms, row.event, row.payload)
      activity.record(row.rooms)
    },
    forwardStreamDelta: (delta) => send([rooms.company(delta.company_id)], 'stream_delta', delta),
    disconnectCredential: (credentialId) => io.in(`credential:${credentialId}`).disconnectSockets(true),
    recheckCredentials,
    close: () => {
      clearInterval(rechecking)
      handshakes.close()
      events.close()
      return io.close()
    },
  }
}

/** Stores the socket's viewer. Returns the error that refuses the handshake. */
async function authenticate(ctx: Ctx, socket: ClientSocket): Promise<Error | undefined> {
  try {
    const viewer = await viewerOfSocket(ctx, socket)
    if (!viewer) return new Error(errors.NO_SESSION.message)
    socket.data.viewer = viewer
    void socket.join(`credential:${viewer.credentialId}`)
    return undefined
  } catch (error) {
    ctx.log.error({ err: error }, 'socket login')
    return new Error(failureOf(error).message)
  }
}

/** Handles the events by which a client joins and leaves rooms. Each join authenticates and authorizes again. */
function handleRooms(ctx: Ctx, socket: ClientSocket, activity: RoomActivity): void {
  for (const [event, roomsOf] of Object.entries(joinable)) {
    handle(ctx, socket, event, async (id) => {
      const viewer = await viewerOfSocket(ctx, socket)
      if (!isSame(viewer, socket.data.viewer)) {
        socket.disconnect(true)
        return refused
      }
      const joined = await roomsOf(ctx, viewer, id)
      if (joined.length === 0) return refused
      await socket.join(joined)
      return { success: true, quiet_ms: activity.quietMs(joined) }
    })
  }
  for (const [event, roomsOf] of Object.entries(leavable)) {
    handle(ctx, socket, event, async (id) => {
      await Promise.all(roomsOf(socket.data.viewer, id).map((room) => socket.leave(room)))
      return { success: true }
    })
  }
}

/** Disconnects sockets whose credential is no longer valid or whose employee has moved to another company. */
async function disconnectExpired(io: Io, ctx: Ctx): Promise<void> {
  const open = [...io.sockets.sockets.values()]
  const companies = await readCompaniesOfCredentials(
    ctx.db,
    open.map((socket) => socket.data.viewer.credentialId),
    ctx.now(),
  )
  for (const socket of open) {
    const { credentialId, companyId } = socket.data.viewer
    if (companies.get(credentialId) !== companyId) socket.disconnect(true)
  }
}

interface Acknowledgement {
  success: boolean
  message?: string
  /** The database is unavailable: the event can be sent again later. */
  code?: 'unavailable'
  /** After a join: milliseconds since the last event of the joined rooms. */
  quiet_ms?: number
}

const refused: Acknowledgement = { success: false, message: 'This room is not open to you.' }

/** Handles a client event whose body is an id, and acknowledges it if the client asked for that. */
function handle(
  ctx: Ctx,
  socket: Socket,
  event: string,
  act: (id: string) => Promise<Acknowledgement>,
): void {
  socket.on(event, async (body: unknown, acknowledge?: (acknowledgement: Acknowledgement) => void) => {
    const id = idSchema.safeParse(body)
    const acknowledgement = id.success
      ? await act(id.data).catch((error: unknown): Acknowledgement => {
          ctx.log.error({ err: error, event }, 'socket')
          const { message, data } = failureOf(error)
          return data.appCode === 'UNAVAILABLE' ? { success: false, message, code: 'unavailable' } : refused
        })
      : refused
    if (typeof acknowledge === 'function') acknowledge(acknowledgement)
  })
}

/** Whether the credential is still valid and its employee still belongs to the same company. */
const isSame = (now: Viewer | null, before: Viewer): now is Viewer =>
  now?.credentialId === before.credentialId && now.companyId === before.companyId

/** The viewer of the API key in `auth.token` or the Authorization header, or of the session cookie. */
async function viewerOfSocket(ctx: Ctx, socket: Socket): Promise<Viewer | null> {
  const { headers, auth } = socket.handshake
  const key =
    typeof auth.token === 'string' ? `Bearer ${auth.token.replace(/^Bearer /i, '')}` : headers.authorization
  // A page of another site may use an API key of its own, but not the visitor's cookie.
  const cookies = isForeignOrigin(headers, ctx.config.publicUrl) ? {} : parseCookies(headers.cookie ?? '')
  return await identify(ctx, { token: cookies[cookieName(ctx.config, sessionCookie)], authorization: key })
}
