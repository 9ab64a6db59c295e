import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import fastify from 'fastify'
import { describe, expect, test, vi } from 'vitest'
import { drainBody, drainLateBodies } from '../../src/http/drain-body.ts'
import { makeIndividual, makeSession } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { listen } from '../setup/listen.ts'

const app = await forFile(startApp())
const { cookie } = await makeSession(app.ctx, await makeIndividual(app.db))

const megabyte = Buffer.alloc(1024 * 1024, 'x')
const asks = [
  { why: 'an input too large', path: '/api/update_individual_intro', type: 'application/json', status: 413 },
  { why: 'a call too large', path: '/trpc/companies.updateIntro', type: 'application/json', status: 413 },
  { why: 'an event too large', path: '/api/stripe_webhook', type: 'application/json', status: 413 },
  {
    why: 'a type that nobody takes',
    path: '/api/update_individual_intro',
    type: 'application/xml',
    status: 415,
  },
  { why: 'a place that isn’t there', path: '/api/nothing', type: 'application/json', status: 413 },
  { why: 'a file that isn’t in a form', path: '/media', type: 'application/xml', status: 415 },
] as const

const chunk = Buffer.concat([Buffer.from('100000\r\n'), megabyte, Buffer.from('\r\n')])
const bodies = {
  'as long as it says': { length: `Content-Length: ${8 * megabyte.length}`, part: megabyte, end: '' },
  'of no length said before': { length: 'Transfer-Encoding: chunked', part: chunk, end: '0\r\n\r\n' },
}

describe.each(Object.entries(bodies))('a body %s', (_name, { length, part, end }) => {
  test.each(asks)('for $why: the answer is read, and the connection goes on', async (ask) => {
    const { path, type, status } = ask
    const { port, host } = new URL(app.url)
    const client = connect(Number(port), '127.0.0.1')
    client.write(`POST ${path} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\n`)
    client.write(`Content-Type: ${type}\r\n${length}\r\n\r\n`)
    for (let sent = 0; sent < 8; sent++) client.write(part)
    // Looks for an answer only when all is sent, as many do.
    await new Promise((sent) =>
      client.write(`${end}GET /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`, sent),
    )
    const [first = '', second = ''] = (await text(client)).split(/(?=HTTP\/1\.1 200)/)
    expect(first).toMatch(new RegExp(`^HTTP/1.1 ${status} .*"message":"`, 's'))
    expect(second).toContain('HTTP/1.1 200')
  })
})

test('a request of the process to itself has no connection to watch', async () => {
  const watch = vi.spyOn(globalThis, 'setInterval')
  const server = fastify()
  drainLateBodies(server)
  server.post('/', async () => 'read')
  const { statusCode } = await server.inject({ method: 'POST', url: '/', payload: { some: 'words' } })
  await server.close()
  expect([statusCode, watch.mock.calls]).toEqual([200, []])
  watch.mockRestore()
})

test.each([
  ['falls silent', { bytes: 1_000_000_000, ms: 100 }, false],
  ['never ends', { bytes: 1_000_000, ms: 60_000 }, true],
])('who %s after its answer is cut off', async (_what, most, pours) => {
  const server = createServer((incoming, outgoing) => {
    outgoing.on('finish', () => drainBody(incoming, most))
    outgoing.writeHead(413).end('no')
  })
  const { port } = new URL(await listen(server))
  const client = connect(Number(port), '127.0.0.1')
  const closed = new Promise((resolve) => client.once('close', resolve))
  client.on('error', () => {})
  client.write('POST / HTTP/1.1\r\nHost: parley\r\nTransfer-Encoding: chunked\r\n\r\n')
  const [answer] = await once(client, 'data')
  expect(String(answer)).toContain('413')
  const pour = () => {
    while (!client.destroyed && client.write(chunk));
  }
  client.on('drain', pour)
  if (pours) pour()
  await closed
  server.close()
})
