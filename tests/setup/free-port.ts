import { once } from 'node:events'
import { createServer } from 'node:net'

/** Returns a port that was free a moment ago, for a server whose URL must be known before it listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (!address || typeof address === 'string') throw new Error('No port')
  return address.port
}
