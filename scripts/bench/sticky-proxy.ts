import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import { connect } from 'node:net'
import { drainBody } from '../../src/http/drain-body.ts'

/**
 * A minimal load balancer with sticky sessions, which socket.io's polling needs: requests with the same session, API key or
 * client address go to the same process. `requests` counts them per backend.
 */
export function stickyProxy(backends: readonly URL[]): { server: Server; requests: number[] } {
  const requests: number[] = []
  const backendFor = ({ headers, socket }: IncomingMessage) => {
    const session = /parley_session=([^;]+)/.exec(headers.cookie ?? '')?.[1]
    const client = session ?? headers.authorization ?? `${socket.remoteAddress}`
    const index = createHash('sha256').update(client).digest().readUInt32BE() % backends.length
    requests[index] = (requests[index] ?? 0) + 1
    return backends[index]!
  }
  const server = createServer((incoming, outgoing) => {
    const { hostname, port } = backendFor(incoming)
    const { method, url, headers } = incoming
    const forwarded = request({ hostname, port, method, path: url, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.on('error', () => outgoing.destroy())
      response.pipe(outgoing)
    })
    forwarded.on('error', () => outgoing.destroy())
    // If the backend responds before it has read the whole body, Node's HTTP client would wait forever.
    outgoing.on('finish', () => {
      if (!incoming.complete) drainBody(incoming)
    })
    outgoing.on('close', () => forwarded.destroy())
    incoming.pipe(forwarded)
  })
  server.on('upgrade', (incoming, socket, head) => {
    const { hostname, port } = backendFor(incoming)
    const backend = connect(Number(port), hostname, () => {
      const lines = [`${incoming.method} ${incoming.url} HTTP/1.1`]
      for (let i = 0; i < incoming.rawHeaders.length; i += 2)
        lines.push(`${incoming.rawHeaders[i]}: ${incoming.rawHeaders[i + 1]}`)
      backend.write(`${lines.join('\r\n')}\r\n\r\n`)
      backend.write(head)
      backend.pipe(socket).pipe(backend)
    })
    backend.on('error', () => socket.destroy())
    socket.on('error', () => backend.destroy())
  })
  return { server, requests }
}
