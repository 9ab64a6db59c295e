import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import { connect } from 'node:net'
import { drainBody } from '../../src/http/drain-body.ts'

/**
 * One port before several web processes: whoever has a session or a key always meets the same one, which a socket
 * that begins with polling needs; others by their address. As small as it can be; a real one is nginx or a cloud's balancer.
 */
export function stickyProxy(backends: readonly URL[]): { server: Server; requests: number[] } {
  const requests: number[] = []
  const placeFor = ({ headers, socket }: IncomingMessage) => {
    const session = /parley_session=([^;]+)/.exec(headers.cookie ?? '')?.[1]
    const who = session ?? headers.authorization ?? `${socket.remoteAddress}`
    const place = createHash('sha256').update(who).digest().readUInt32BE() % backends.length
    requests[place] = (requests[place] ?? 0) + 1
    return backends[place]!
  }
  const server = createServer((incoming, outgoing) => {
    const { hostname, port } = placeFor(incoming)
    const { method, url, headers } = incoming
    const onward = request({ hostname, port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.on('error', () => outgoing.destroy())
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    // Answered before all has come: Node's client, which sends it on, would wait forever.
    outgoing.on('finish', () => {
      if (!incoming.complete) drainBody(incoming)
    })
    outgoing.on('close', () => onward.destroy())
    incoming.pipe(onward)
  })
  server.on('upgrade', (incoming, client, head) => {
    const { hostname, port } = placeFor(incoming)
    const backend = connect(Number(port), hostname, () => {
      const lines = [`${incoming.method} ${incoming.url} HTTP/1.1`]
      for (let i = 0; i < incoming.rawHeaders.length; i += 2)
        lines.push(`${incoming.rawHeaders[i]}: ${incoming.rawHeaders[i + 1]}`)
      backend.write(`${lines.join('\r\n')}\r\n\r\n`)
      backend.write(head)
      backend.pipe(client).pipe(backend)
    })
    backend.on('error', () => client.destroy())
    client.on('error', () => backend.destroy())
  })
  return { server, requests }
}
