import { once } from 'node:events'
import type { Server } from 'node:http'

/** Makes the server listen on 127.0.0.1, on a free port unless one is given. @returns its URL */
export async function listen(server: Server, port = 0): Promise<string> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}
