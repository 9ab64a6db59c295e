import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** Starts a server that sends `answer` once on each connection and then never sends anything again. */
export async function startFrozenServer(answer = ''): Promise<{ port: number } & AsyncDisposable> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('data', () => socket.write(answer))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    [Symbol.asyncDispose]: async () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
