import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { connect as dial } from 'node:net'
import { expect, test } from 'vitest'
import { addressOf } from '../../src/sockets/handshakes.ts'
import { makeIndividual, makeSession } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { listen } from './listen.ts'

test.each([
  ['websocket', 101],
  ['polling', 200],
] as const)('who shakes hands without end over %s is told when to come again', async (transport, well) => {
  await using strict = await startApp({ env: { RATE_LIMIT: '1', TRUST_PROXY: '1' }, singleProcess: true })
  const { cookie } = await makeSession(strict.ctx, await makeIndividual(strict.db))
  const headers = { 'x-forwarded-for': '203.0.113.7', cookie }
  const shake = () =>
    new Promise<IncomingMessage>((answered) => {
      const upgrade = { connection: 'upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' }
      const key = { 'sec-websocket-key': randomBytes(16).toString('base64') }
      const asked = get(`${strict.url}/socket.io/?EIO=4&transport=${transport}`, {
        agent: false,
        headers: transport === 'websocket' ? { ...headers, ...upgrade, ...key } : headers,
      })
      asked.once('response', (response) => answered(response.resume()))
      asked.once('upgrade', (response, socket) => {
        socket.destroy()
        answered(response)
      })
    })
  for (let i = 0; i < 10; i++) expect((await shake()).statusCode).toBe(well)
  const refused = await shake()
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  await using _neighbour = await listen(strict.url, transport, { cookie })
})

test.each([
  ['at no such address', '/', 'connect'],
  ['once too often', '/socket.io/?EIO=4&transport=websocket', 'data'],
])('who asks for a WebSocket %s and hangs up ends nobody else’s connection', async (_, path, until) => {
  await using strict = await startApp({ env: { RATE_LIMIT: '1' }, singleProcess: true })
  const { port } = new URL(strict.url)
  const ask = async (event: string) => {
    const asked = [
      `GET ${path} HTTP/1.1`,
      ...['Host: x', 'Connection: upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'],
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    ]
    const socket = dial(Number(port), '127.0.0.1')
    socket.write(`${asked.join('\r\n')}\r\n\r\n`)
    await once(socket, event)
    return socket
  }
  for (let i = 0; i < 15; i++) (await ask(until)).resetAndDestroy()
  // The process would have ended by the second time.
  for (let i = 0; i < 2; i++) expect((await fetch(`${strict.url}/healthz`)).status).toBe(200)
  const patient = await ask('connect')
  await once(patient.resume(), 'end')
})

const request = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage

test.each([
  [0, '127.0.0.1'],
  [1, '10.0.0.2'],
  [2, '10.0.0.1'],
  [9, '6.6.6.6'],
])('behind %s proxies a socket’s client address is what the furthest of them says', (proxies, address) => {
  expect(addressOf(request('127.0.0.1', '6.6.6.6, 10.0.0.1,10.0.0.2'), proxies)).toBe(address)
})

test('the neighbours of an IPv6 address count with it, and IPv4 as it is written usually', () => {
  expect(addressOf(request('2001:db8:1:2:3:4:5:6'), 1)).toBe('2001:db8:1:2::')
  expect(addressOf(request('::ffff:192.0.2.1'), 0)).toBe('192.0.2.1')
})
