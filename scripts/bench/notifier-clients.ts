import { io } from 'socket.io-client'

/**
 * A process full of clients, each with a page open: joins its user's room and one lead's, and says when it hears
 * of something that has a time in it. Times are of one clock, as all processes run on one machine.
 */

interface Client {
  readonly userId: string
  readonly token: string
}

process.once('message', async ({ url, clients }: { url: string; clients: Client[] }) => {
  const late: number[] = []
  await Promise.all(
    clients.map(async ({ userId, token }) => {
      const socket = io(url, { transports: ['websocket'], auth: { token }, reconnection: false })
      socket.on('conversation_updated', ({ conversation_id: id }: { conversation_id: string }) => {
        const [, sent] = id.split('@')
        if (sent) late.push(now() - Number(sent))
      })
      await new Promise<void>((resolve, reject) => {
        socket.on('connect_error', reject)
        socket.on('connect', () => resolve())
      })
      const joined = (await socket.emitWithAck('join_room_for_user', userId)) as { success: boolean }
      if (!joined.success) throw new Error('Not let in')
    }),
  )
  process.send?.('ready')
  process.on('message', (asked) => {
    if (asked === 'heard') process.send?.(late.splice(0))
  })
})

const now = () => performance.timeOrigin + performance.now()
