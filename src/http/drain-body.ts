import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** How much of a request's body is read after its response, and for how long. */
const limits = { bytes: 32 * 1024 * 1024, ms: 30_000 }
const checkEveryMs = 50

/**
 * Reads and discards the rest of a body whose request was refused early. Most clients and load balancers read the
 * response only after sending the whole body; if the connection were closed at once, they would get a reset instead of
 * the response. Above the limits the connection is closed.
 */
export function drainLateBodies(app: FastifyInstance): void {
  app.addHook('onResponse', (request, _reply, done) => {
    // Injected requests have no connection, and `complete` is undefined.
    if (request.raw.complete === false && !request.raw.destroyed) drainBody(request.raw)
    done()
  })
}

export function drainBody(request: IncomingMessage, { bytes, ms } = limits): void {
  const { socket } = request
  const bytesBefore = socket.bytesRead
  const deadline = performance.now() + ms
  // Node discards the body without passing it to the stream, so only the socket's bytes can be counted.
  const timer = setInterval(() => {
    if (socket.bytesRead - bytesBefore > bytes || performance.now() > deadline) socket.destroy()
  }, checkEveryMs).unref()
  request.once('close', () => clearInterval(timer))
  request.unpipe().resume()
}
