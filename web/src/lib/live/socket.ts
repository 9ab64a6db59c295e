import { useEffect, useEffectEvent } from 'react'
import { reconnection } from '../../../../src/shared/limits.ts'
import type { LiveEvent, LiveEvents, StreamDelta } from '../../../../src/shared/live-events.ts'
import { storedUserId } from '../session.ts'
import { queryClient, trpc } from '../trpc.tsx'
import { invalidationTable, liveEventNames } from './invalidation-table.ts'
import { refetchOlderThan } from './refetch-older-than.ts'

/** What of socket.io's socket is used here. Its own types can't follow a generic event name. */
interface Live {
  readonly connected: boolean
  on(name: string, heard: (payload: unknown) => void): unknown
  off(name: string, heard: (payload: unknown) => void): unknown
  emit(name: string, payload: object, acknowledged?: (answer: { quiet_ms?: number }) => void): unknown
  disconnect(): unknown
}

/** Everything the server may ring or stream at a page. */
type Heard = LiveEvents & { assistant_words: StreamDelta }

/** The client's own events (spec 7): what to say on joining and leaving a room, and under which name its id goes. */
const doors = {
  user: { join: 'join_room_for_user', leave: 'leave_room_for_user', id: 'user_id' },
  lead: { join: 'join_conversation', leave: 'leave_conversation', id: 'conversation_id' },
} as const
type Door = keyof typeof doors

interface Room {
  door: Door
  id: string
  /** Several parts of a page may want the same room. */
  wanted: number
}

const rooms = new Map<string, Room>()
let socket: Promise<Live> | undefined

/** The page's one socket, loaded and opened when first wanted. */
function open(): Promise<Live> {
  socket ??= import('socket.io-client').then(({ io }) => {
    const live: Live = io({ path: '/socket.io', ...reconnection })
    let first = true
    live.on('connect', () => {
      for (const room of rooms.values()) knock(live, room, 'join')
      // Events were missed meanwhile: ask for everything again.
      if (!first) void queryClient.invalidateQueries()
      first = false
    })
    return live
  })
  return socket
}

function knock(live: Live, { door, id }: Room, step: 'join' | 'leave'): void {
  const row = doors[door]
  // A lead's events come to the user's room too, so only that one is asked how long it was quiet.
  if (step === 'join' && door === 'user') live.emit(row.join, { [row.id]: id }, readMissed)
  else live.emit(row[step], { [row.id]: id })
}

/** Who waits for an event, and has to ask again when it may have been missed. */
const waiting = new Set<(lastRung: number) => void>()

/** The last event before the join was missed: reads again what is older than that event. */
function readMissed({ quiet_ms: quietMs }: { quiet_ms?: number }): void {
  if (quietMs === undefined) return
  const lastRung = performance.now() - quietMs
  void refetchOlderThan(lastRung)
  for (const tell of waiting) tell(lastRung)
}

async function join(door: Door, id: string): Promise<void> {
  const key = `${door}:${id}`
  const room = rooms.get(key) ?? { door, id, wanted: 0 }
  room.wanted += 1
  rooms.set(key, room)
  const live = await open()
  if (room.wanted === 1 && live.connected) knock(live, room, 'join')
}

async function leave(door: Door, id: string): Promise<void> {
  const key = `${door}:${id}`
  const room = rooms.get(key)
  if (!room) return
  room.wanted -= 1
  if (room.wanted > 0) return
  rooms.delete(key)
  const live = await open()
  if (live.connected) knock(live, room, 'leave')
}

export const joinUserRoom = (id: string): Promise<void> => join('user', id)
export const leaveUserRoom = (id: string): Promise<void> => leave('user', id)

/** Closes the socket, so that the next login opens one with its own session. */
export async function disconnect(): Promise<void> {
  const live = await socket
  socket = undefined
  rooms.clear()
  live?.disconnect()
}

/** Stands in the logged-in person's room while mounted, and refreshes what events make stale. */
export function useUserRoom(): void {
  const api = trpc.useUtils()
  useEffect(() => {
    const id = storedUserId()
    if (!id) return
    void joinUserRoom(id)
    const heed = <Name extends LiveEvent>(name: Name) =>
      onLiveEvent(name, (payload) => void invalidationTable[name](api, payload))
    const stop = liveEventNames.map((name) => heed(name))
    return () => {
      for (const off of stop) off()
      void leaveUserRoom(id)
    }
  }, [api])
}

/** Stands in a lead's room while mounted. */
export function useLeadRoom(leadId: string | null): void {
  useEffect(() => {
    if (!leadId) return
    void join('lead', leadId)
    return () => void leave('lead', leadId)
  }, [leadId])
}

/** Calls `handler` with each such event; it always sees the newest render's values. */
export function useLiveEvent<Name extends keyof Heard>(
  name: Name,
  handler: (payload: Heard[Name]) => void,
): void {
  const newest = useEffectEvent(handler)
  useEffect(() => onLiveEvent(name, (payload) => newest(payload)), [name])
}

/** Calls `handler` at each join, with the moment (of `performance.now`) up to which events may have been missed. */
export function useMissedEvents(handler: (lastRung: number) => void): void {
  const newest = useEffectEvent(handler)
  useEffect(() => {
    const tell = (lastRung: number) => newest(lastRung)
    waiting.add(tell)
    return () => void waiting.delete(tell)
  }, [])
}

/** Calls `handler` with each such event until the returned function is called. */
export function onLiveEvent<Name extends keyof Heard>(
  name: Name,
  handler: (payload: Heard[Name]) => void,
): () => void {
  let live = true
  const heard = handler as (payload: unknown) => void
  void open().then((socket) => live && socket.on(name, heard))
  return () => {
    live = false
    void open().then((socket) => socket.off(name, heard))
  }
}
