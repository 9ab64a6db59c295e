import { io } from 'socket.io-client'

interface Client {
  readonly userId: string
  readonly token: string
}

// Opens a socket for each client, which joins its user's room, and reports the latency of events that carry a timestamp.
// All processes run on one machine, so their clocks are the same.
process.once('message', async ({ url, clients }: { url: string; clients: Client[] }) => {
  const latencies: number[] = []
  await Promise.all(
    clients.map(async ({ userId, token }) => {
      const socket = io(url, { transports: ['websocket'], auth: { token }, reconnection: false })
      socket.on('conversation_updated', ({ conversation_id: id }: { conversation_id: string }) => {
        const [, sent] = id.split('@')
        if (sent) latencies.push(now() - Number(sent))
      })
      await new Promise<void>((resolve, reject) => {
        socket.on('connect_error', reject)
        socket.on('connect', () => resolve())
      })
      const joined = (await socket.emitWithAck('join_room_for_user', userId)) as { success: boolean }
      if (!joined.success) throw new Error('Joining the room was refused')
    }),
  )
  process.send?.('ready')
  process.on('message', (request) => {
    if (request === 'take') process.send?.(latencies.splice(0))
  })
})

const now = () => performance.timeOrigin + performance.now()
