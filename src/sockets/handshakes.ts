import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Server } from 'socket.io'
import { clientAddressOf } from '../http/client-address.ts'
import type { MinuteCounter } from '../http/minute-counter.ts'
import { errors } from '../shared/errors.ts'

/** An address may make this many times `rateLimit` handshakes per minute, because several clients may share it. */
const callersPerAddress = 10

/** Refuses handshakes above their address's limit with 429 and Retry-After, before any database lookup. */
export function limitHandshakes(
  { engine }: Pick<Server, 'engine'>,
  handshakes: MinuteCounter,
  { rateLimit, trustProxy }: { readonly rateLimit: number; readonly trustProxy: number },
): void {
  engine.use((request: IncomingMessage, response: Response, next: () => void) => {
    // A request with `sid` belongs to an open socket.
    const isHandshake = !new URLSearchParams(request.url?.split('?')[1]).has('sid')
    if (isHandshake && handshakes.count(addressOf(request, trustProxy)) > rateLimit * callersPerAddress)
      refuse(request, response, handshakes.secondsLeft())
    else next()
  })
}

/** For WebSocket upgrades, engine.io passes a stub whose only method closes the connection. */
type Response = ServerResponse | { end(): void }

function refuse({ socket }: IncomingMessage, response: Response, seconds: number): void {
  const { status, message } = errors.TOO_MANY
  if (response instanceof ServerResponse) {
    response.writeHead(status, { 'retry-after': String(seconds), 'content-type': 'application/json' })
    response.end(JSON.stringify({ success: false, message, error: message }))
  } else {
    const lines = [`HTTP/1.1 ${status} Too Many Requests`, `Retry-After: ${seconds}`, 'Connection: close']
    socket.end(`${lines.join('\r\n')}\r\n\r\n`, () => socket.destroy())
  }
}

/** The client's address behind `proxies` trusted proxies, derived as Fastify does for HTTP requests. */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
  const addresses = forwarded.flatMap((address) => address.trim() || []).reverse()
  const hops = [socket.remoteAddress ?? '', ...addresses]
  return clientAddressOf(hops[Math.min(proxies, hops.length - 1)] ?? '')
}
