import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
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
const refusals = [
  {
    why: 'a REST body that is too large',
    path: '/api/update_individual_intro',
    type: 'application/json',
    status: 413,
  },
  {
    why: 'a tRPC body that is too large',
    path: '/trpc/companies.updateIntro',
    type: 'application/json',
    status: 413,
  },
  {
    why: 'a webhook body that is too large',
    path: '/api/stripe_webhook',
    type: 'application/json',
    status: 413,
  },
  {
    why: 'an unsupported content type',
    path: '/api/update_individual_intro',
    type: 'application/xml',
    status: 415,
  },
  { why: 'an unknown path', path: '/api/nothing', type: 'application/json', status: 413 },
  { why: 'a file outside a form', path: '/media', type: 'application/xml', status: 415 },
] as const

const chunk = Buffer.concat([Buffer.from('100000\r\n'), megabyte, Buffer.from('\r\n')])
const bodies = {
  'with Content-Length': { length: `Content-Length: ${8 * megabyte.length}`, part: megabyte, end: '' },
  'in chunks': { length: 'Transfer-Encoding: chunked', part: chunk, end: '0\r\n\r\n' },
}

test('a compressed upload is refused, and a compressed JSON body is read', async () => {
  const form = gzipSync('--x\r\nContent-Disposition: form-data; name="key"\r\n\r\na\r\n--x--\r\n')
  const send = (path: string, type: string, body: Uint8Array<ArrayBuffer>, encoding = 'gzip') =>
    fetch(`${app.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': type, 'content-encoding': encoding, cookie },
      body,
      signal: AbortSignal.timeout(5_000),
    })
  const upload = await send('/media', 'multipart/form-data; boundary=x', form)
  expect([upload.status, await upload.json()]).toMatchObject([
    415,
    { message: 'Please send the form without a Content-Encoding.' },
  ])
  const intro = gzipSync(JSON.stringify({ new_intro: 'Compressed.' }))
  expect((await send('/api/update_individual_intro', 'application/json', intro)).status).toBe(200)
  const bomb = gzipSync(JSON.stringify({ new_intro: 'x'.repeat(50 * megabyte.length) }))
  expect((await send('/api/update_individual_intro', 'application/json', bomb)).status).toBe(413)
  expect((await send('/api/update_individual_intro', 'application/json', intro, 'x-unknown')).status).toBe(
    415,
  )
})

describe.each(Object.entries(bodies))('a body %s', (_name, { length, part, end }) => {
  test.each(refusals)(
    '$why: the client gets the response and can use the connection again',
    async ({ path, type, status }) => {
      const { port, host } = new URL(app.url)
      const client = connect(Number(port), '127.0.0.1')
      client.write(`POST ${path} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\n`)
      client.write(`Content-Type: ${type}\r\n${length}\r\n\r\n`)
      for (let sent = 0; sent < 8; sent++) client.write(part)
      // Like many clients, reads the response only after sending the whole body.
      await new Promise((sent) =>
        client.write(`${end}GET /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`, sent),
      )
      const [first = '', second = ''] = (await text(client)).split(/(?=HTTP\/1\.1 200)/)
      expect(first).toMatch(new RegExp(`^HTTP/1.1 ${status} .*"message":"`, 's'))
      expect(second).toContain('HTTP/1.1 200')
    },
  )
})

test('an injected request is not drained', async () => {
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
  ['stops sending', { bytes: 1_000_000_000, ms: 100 }, false],
  ['sends without end', { bytes: 1_000_000, ms: 60_000 }, true],
])('a client that %s after the response is disconnected', async (_what, limits, sendsOn) => {
  const server = createServer((incoming, outgoing) => {
    outgoing.on('finish', () => drainBody(incoming, limits))
    outgoing.writeHead(413).end('no')
  })
  const { port } = new URL(await listen(server))
  const client = connect(Number(port), '127.0.0.1')
  const closed = new Promise((resolve) => client.once('close', resolve))
  client.on('error', () => {})
  client.write('POST / HTTP/1.1\r\nHost: parley\r\nTransfer-Encoding: chunked\r\n\r\n')
  const [answer] = await once(client, 'data')
  expect(String(answer)).toContain('413')
  const send = () => {
    while (!client.destroyed && client.write(chunk));
  }
  client.on('drain', send)
  if (sendsOn) send()
  await closed
  server.close()
})
