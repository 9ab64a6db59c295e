import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** What is still read of a request whose answer is out. */
const most = { bytes: 32 * 1024 * 1024, ms: 30_000 }
const lookMs = 50

/**
 * Who is refused while still sending gets to read why. Closed at once, the connection would be reset under the answer,
 * as most clients and balancers read it only when they have sent all. So the rest is read and dropped; a sender
 * who doesn't come to an end is cut off.
 */
export function drainLateBodies(app: FastifyInstance): void {
  app.addHook('onResponse', (request, _reply, done) => {
    // A request that was injected has no connection, and knows of no completeness either.
    if (request.raw.complete === false && !request.raw.destroyed) drainBody(request.raw)
    done()
  })
}

export function drainBody(request: IncomingMessage, { bytes, ms } = most): void {
  const { socket } = request
  const before = socket.bytesRead
  const until = performance.now() + ms
  // Node drops such a body below its streams: there is nothing to count but the connection's own bytes.
  const looking = setInterval(() => {
    if (socket.bytesRead - before > bytes || performance.now() > until) socket.destroy()
  }, lookMs).unref()
  request.once('close', () => clearInterval(looking))
  request.unpipe().resume()
}
