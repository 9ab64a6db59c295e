import type { Server as HttpServer } from 'node:http'
import { parse as parseCookies } from 'cookie'
import { Server, type Socket } from 'socket.io'
import { z } from 'zod'
import { identify } from '../auth/identify.ts'
import { sessionCookie } from '../auth/schema.ts'
import type { Ctx, Viewer } from '../context.ts'
import type { OutboxRow } from '../db/outbox.ts'
import type { AssistantWords } from '../shared/live-events.ts'
import { rooms } from '../shared/live-events.ts'
import { joinable, leavable } from './rooms.ts'

export interface Sockets {
  /** An outbox row to its rooms; a socket in several of them hears it once. */
  forward(row: OutboxRow): void
  words(words: AssistantWords): void
  /** Out of every room, at once: the session or key is no longer good. */
  drop(credentialId: string): void
  close(): Promise<void>
}

interface SocketData {
  viewer: Viewer
}

/** The wire says a bare id, or an object that holds it. */
const idSchema = z.union([
  z.uuid(),
  z.object({ user_id: z.uuid() }).transform((body) => body.user_id),
  z.object({ conversation_id: z.uuid() }).transform((body) => body.conversation_id),
])

/** The realtime channel of spec 7: who comes in is known, and every join is checked. */
export function startSockets(server: HttpServer, ctx: Ctx): Sockets {
  const io = new Server<Record<string, never>, Record<string, never>, Record<string, never>, SocketData>(
    server,
    {
      path: '/socket.io',
      serveClient: false,
      maxHttpBufferSize: 16 * 1024,
      cors: { origin: new URL(ctx.config.publicUrl).origin, credentials: true },
    },
  )

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

  io.on('connection', (socket) => {
    for (const [event, roomsOf] of Object.entries(joinable)) {
      answer(ctx, socket, event, async (id) => {
        const opened = await roomsOf(ctx, socket.data.viewer, id)
        await socket.join(opened)
        return opened.length > 0
      })
    }
    for (const [event, roomsOf] of Object.entries(leavable)) {
      answer(ctx, socket, event, async (id) => {
        await Promise.all(roomsOf(socket.data.viewer, id).map((room) => socket.leave(room)))
        return true
      })
    }
  })

  const send = (to: string[], event: string, payload: unknown) => {
    io.to(to).emit(event as never, payload as never)
  }
  return {
    forward: (row) => send(row.rooms, row.event, row.payload),
    words: (words) => send([rooms.company(words.company_id)], 'assistant_words', words),
    drop: (credentialId) => io.in(`credential:${credentialId}`).disconnectSockets(true),
    close: () => io.close(),
  }
}

type Answer = (reply: { success: boolean; message?: string }) => void

/** Listens for one of the wire's emits; a client that asks for an acknowledgement gets one. */
function answer(ctx: Ctx, socket: Socket, event: string, act: (id: string) => Promise<boolean>): void {
  socket.on(event, async (body: unknown, reply?: Answer) => {
    const id = idSchema.safeParse(body)
    const done = id.success
      ? await act(id.data).catch((error: unknown) => {
          ctx.log.error({ err: error, event }, 'socket')
          return false
        })
      : false
    if (typeof reply === 'function')
      reply(done ? { success: true } : { success: false, message: 'This room is not open to you.' })
  })
}

async function viewerOfSocket(ctx: Ctx, socket: Socket): Promise<Viewer | null> {
  const { headers, auth } = socket.handshake
  const cookies = parseCookies(headers.cookie ?? '')
  const key = typeof auth.token === 'string' ? `Bearer ${auth.token}` : headers.authorization
  return await identify(ctx, cookies[sessionCookie], key)
}
