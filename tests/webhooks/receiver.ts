import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface Receiver extends AsyncDisposable {
  readonly url: string
  readonly port: number
  readonly received: Received[]
  /** Sets the statuses of the next responses. The last one applies to all later responses. */
  answer(...statuses: number[]): void
}

/** A server that receives webhooks. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = []
  let statuses = [204]
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) })
    const status = statuses.length > 1 ? statuses.shift()! : statuses[0]!
    // A redirect leads back to this server.
    response.writeHead(status, status >= 300 && status < 400 ? { location: '/elsewhere' } : {})
    response.end('x'.repeat(100_000))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook`,
    port,
    received,
    answer: (...next) => {
      statuses = next
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
