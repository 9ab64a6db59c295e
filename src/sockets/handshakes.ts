import { type IncomingMessage, ServerResponse } from 'node:http'
import { normalizeIP } from '@fastify/rate-limit'
import type { Server } from 'socket.io'
import { errors } from '../shared/errors.ts'
import type { MinuteCounter } from './minute-counter.ts'

/** An address may make this many times as many handshakes a minute as a caller may calls: many may share one. */
const callersPerAddress = 10

/** Refuses handshakes over their address's limit before any lookup: 429, and when to come again. */
export function limitHandshakes(
  { engine }: Pick<Server, 'engine'>,
  handshakes: MinuteCounter,
  { rateLimit, trustProxy }: { readonly rateLimit: number; readonly trustProxy: number },
): void {
  engine.use((request: IncomingMessage, response: Response, next: () => void) => {
    // With `sid` it is a further request of a socket that is open already.
    const isFirst = !new URLSearchParams(request.url?.split('?')[1]).has('sid')
    if (isFirst && handshakes.count(addressOf(request, trustProxy)) > rateLimit * callersPerAddress)
      refuse(request, response, handshakes.secondsLeft())
    else next()
  })
}

/** An answer, or what engine.io gives in its place when a WebSocket is asked for: that one can only hang up. */
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

/** The client's address as the web half's doors know it, behind as many proxies. */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
  const known = forwarded.flatMap((address) => address.trim() || []).reverse()
  const hops = [socket.remoteAddress ?? '', ...known]
  return normalizeIP(hops[Math.min(proxies, hops.length - 1)] ?? '')
}
