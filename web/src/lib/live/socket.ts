import { useEffect, useEffectEvent } from 'react'
import { reconnection } from '../../../../src/shared/limits.ts'
import type { LiveEvent, LiveEvents, StreamDelta } from '../../../../src/shared/live-events.ts'
import { isLoggedIn, storedUserId } from '../session.ts'
import { queryClient, trpc } from '../trpc.tsx'
import { createEventSignal } from './event-signal.ts'
import { invalidationTable, liveEventNames } from './invalidation-table.ts'
import { refetchOlderThan } from './refetch-older-than.ts'

interface Acknowledgement {
  quiet_ms?: number
  /** 'unavailable': the server's database is unavailable. */
  code?: string
}

/** How long to wait before the server, whose database is unavailable, is asked again, in milliseconds. */
const outageRetryMs = 3_000

/** The part of socket.io's client socket that is used here. Its own types can't express a generic event name. */
interface Socket {
  readonly connected: boolean
  /** Whether the client reconnects by itself. It doesn't after the server has refused the connection. */
  readonly active: boolean
  on(name: string, listener: (payload: unknown) => void): unknown
  off(name: string, listener: (payload: unknown) => void): unknown
  emit(name: string, payload: object, acknowledge?: (answer: Acknowledgement) => void): unknown
  connect(): unknown
  disconnect(): unknown
}

/** Every event that the server may send to a page. */
type ServerEvents = LiveEvents & { stream_delta: StreamDelta }

/** The client's events for joining and leaving each kind of room, and the payload field that carries the room's id. */
const roomEvents = {
  user: { join: 'join_room_for_user', leave: 'leave_room_for_user', id: 'user_id' },
  lead: { join: 'join_conversation', leave: 'leave_conversation', id: 'conversation_id' },
} as const
type RoomKind = keyof typeof roomEvents

interface Room {
  kind: RoomKind
  id: string
  /** How many parts of the page use the room. It is left when the last one leaves. */
  users: number
  /** Whether the server has acknowledged the join. Only joins of the user's room are acknowledged. */
  acknowledged: boolean
  readonly acknowledgement: ReturnType<typeof createEventSignal>
}

/** How long a request that triggers an event waits for the join. Without it, the event may be missed, not the result. */
const joinWaitMs = 2_000

const rooms = new Map<string, Room>()
let openedSocket: Promise<Socket> | undefined

/** The page's only socket; the client library is loaded and connected on first use. */
function openSocket(): Promise<Socket> {
  openedSocket ??= import('socket.io-client').then(({ io }) => {
    const socket: Socket = io({ path: '/socket.io', ...reconnection })
    let firstConnect = true
    socket.on('connect_error', () => {
      // Refused because the database is unavailable. A refusal for another reason ends with the session.
      if (!socket.active && isLoggedIn()) setTimeout(() => rooms.size > 0 && socket.connect(), outageRetryMs)
    })
    socket.on('connect', () => {
      for (const room of rooms.values()) emitRoomEvent(socket, room, 'join')
      // Events may have been missed while the socket was disconnected.
      if (!firstConnect) void queryClient.invalidateQueries()
      firstConnect = false
    })
    socket.on('disconnect', () => {
      for (const room of rooms.values()) room.acknowledged = false
    })
    return socket
  })
  return openedSocket
}

/** Opens the socket before a room is needed, so that the first join doesn't wait for the client library. */
export const preloadSocket = (): void => void openSocket()

function emitRoomEvent(socket: Socket, room: Room, step: 'join' | 'leave'): void {
  const { kind, id } = room
  const events = roomEvents[kind]
  if (step === 'leave') {
    socket.emit(events.leave, { [events.id]: id })
    return
  }
  const rejoin = () => {
    if (rooms.get(`${kind}:${id}`) === room && socket.connected) emitRoomEvent(socket, room, 'join')
  }
  socket.emit(events.join, { [events.id]: id }, (answer) => {
    if (answer.code === 'unavailable') return void setTimeout(rejoin, outageRetryMs)
    // The user's room receives the events of every lead too, so only its time since the last event is used.
    if (kind !== 'user') return
    room.acknowledged = true
    room.acknowledgement.notify()
    handleMissedEvents(answer)
  })
}

/** Handlers of `useMissedEvents`. */
const missedEventHandlers = new Set<(lastEventAt: number) => void>()

/** The room's last event came before the page joined: refetches every query that was fetched before that event. */
function handleMissedEvents({ quiet_ms: quietMs }: Acknowledgement): void {
  if (quietMs === undefined) return
  const lastEventAt = performance.now() - quietMs
  void refetchOlderThan(lastEventAt)
  for (const handler of missedEventHandlers) handler(lastEventAt)
}

async function join(kind: RoomKind, id: string): Promise<void> {
  const key = `${kind}:${id}`
  const room = rooms.get(key) ?? {
    kind,
    id,
    users: 0,
    acknowledged: false,
    acknowledgement: createEventSignal(),
  }
  room.users += 1
  rooms.set(key, room)
  const socket = await openSocket()
  if (room.users === 1 && socket.connected) emitRoomEvent(socket, room, 'join')
}

async function leave(kind: RoomKind, id: string): Promise<void> {
  const key = `${kind}:${id}`
  const room = rooms.get(key)
  if (!room) return
  room.users -= 1
  if (room.users > 0) return
  rooms.delete(key)
  const socket = await openSocket()
  if (socket.connected) emitRoomEvent(socket, room, 'leave')
}

export const joinUserRoom = (id: string): Promise<void> => join('user', id)
export const leaveUserRoom = (id: string): Promise<void> => leave('user', id)

/**
 * Waits until the server has acknowledged the join of the user's room, at most `joinWaitMs`. Rejects with an AbortError
 * when `signal` aborts.
 */
export async function waitForUserRoom(id: string, signal: AbortSignal): Promise<void> {
  const room = rooms.get(`user:${id}`)
  if (room && !room.acknowledged) await room.acknowledgement.wait(joinWaitMs, signal)
}

/** Closes the socket, so that the next login opens one with its own session. */
export async function disconnect(): Promise<void> {
  const socket = await openedSocket
  openedSocket = undefined
  rooms.clear()
  socket?.disconnect()
}

/** Joins the logged-in user's room while mounted, and invalidates the queries that its events make stale. */
export function useUserRoom(): void {
  const utils = trpc.useUtils()
  useEffect(() => {
    const id = storedUserId()
    if (!id) return
    void joinUserRoom(id)
    const subscribe = <Name extends LiveEvent>(name: Name) =>
      onLiveEvent(name, (payload) => void invalidationTable[name](utils, payload))
    const unsubscribers = liveEventNames.map((name) => subscribe(name))
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe()
      void leaveUserRoom(id)
    }
  }, [utils])
}

/** Joins a lead's room while mounted. */
export function useLeadRoom(leadId: string | null): void {
  useEffect(() => {
    if (!leadId) return
    void join('lead', leadId)
    return () => void leave('lead', leadId)
  }, [leadId])
}

/** Calls `handler` for each event of this name. The handler sees the values of the latest render. */
export function useLiveEvent<Name extends keyof ServerEvents>(
  name: Name,
  handler: (payload: ServerEvents[Name]) => void,
): void {
  const latestHandler = useEffectEvent(handler)
  useEffect(() => onLiveEvent(name, (payload) => latestHandler(payload)), [name])
}

/**
 * Calls `handler` after each join of the user's room with the time of the room's last event, on the clock of
 * `performance.now`. Requests sent before that time may have missed their event.
 */
export function useMissedEvents(handler: (lastEventAt: number) => void): void {
  const latestHandler = useEffectEvent(handler)
  useEffect(() => {
    const callHandler = (lastEventAt: number) => latestHandler(lastEventAt)
    missedEventHandlers.add(callHandler)
    return () => void missedEventHandlers.delete(callHandler)
  }, [])
}

/** Calls `handler` for each event of this name until the returned function is called. */
export function onLiveEvent<Name extends keyof ServerEvents>(
  name: Name,
  handler: (payload: ServerEvents[Name]) => void,
): () => void {
  let subscribed = true
  const listener = handler as (payload: unknown) => void
  void openSocket().then((socket) => subscribed && socket.on(name, listener))
  return () => {
    subscribed = false
    void openSocket().then((socket) => socket.off(name, listener))
  }
}
