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
] as const)('too many handshakes over %s are refused with the time to wait', async (transport, accepted) => {
  await using strict = await startApp({ env: { RATE_LIMIT: '1', TRUST_PROXY: '1' }, singleProcess: true })
  const { cookie } = await makeSession(strict.ctx, await makeIndividual(strict.db))
  const headers = { 'x-forwarded-for': '203.0.113.7', cookie }
  const shake = () =>
    new Promise<IncomingMessage>((resolve) => {
      const upgrade = { connection: 'upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' }
      const key = { 'sec-websocket-key': randomBytes(16).toString('base64') }
      const handshake = get(`${strict.url}/socket.io/?EIO=4&transport=${transport}`, {
        agent: false,
        headers: transport === 'websocket' ? { ...headers, ...upgrade, ...key } : headers,
      })
      handshake.once('response', (response) => resolve(response.resume()))
      handshake.once('upgrade', (response, socket) => {
        socket.destroy()
        resolve(response)
      })
    })
  for (let i = 0; i < 10; i++) expect((await shake()).statusCode).toBe(accepted)
  const refused = await shake()
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  await using _neighbour = await listen(strict.url, transport, { cookie })
})

test.each([
  ['at an unknown path', '/', 'connect'],
  ['above the limit', '/socket.io/?EIO=4&transport=websocket', 'data'],
])(
  'a client that requests a WebSocket %s and resets the connection doesn’t crash the process',
  async (_, path, until) => {
    await using strict = await startApp({ env: { RATE_LIMIT: '1' }, singleProcess: true })
    const { port } = new URL(strict.url)
    const requestUpgrade = async (event: string) => {
      const head = [
        `GET ${path} HTTP/1.1`,
        'Host: x',
        'Connection: upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      ]
      const socket = dial(Number(port), '127.0.0.1')
      socket.write(`${head.join('\r\n')}\r\n\r\n`)
      await once(socket, event)
      return socket
    }
    for (let i = 0; i < 15; i++) (await requestUpgrade(until)).resetAndDestroy()
    // A crash would show by the second request at the latest.
    for (let i = 0; i < 2; i++) expect((await fetch(`${strict.url}/healthz`)).status).toBe(200)
    const waiting = await requestUpgrade('connect')
    await once(waiting.resume(), 'end')
  },
)

const request = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage

test.each([
  [0, '127.0.0.1'],
  [1, '10.0.0.2'],
  [2, '10.0.0.1'],
  [9, '6.6.6.6'],
])(
  'behind %s proxies, a socket’s client address is the one the outermost of them reports',
  (proxies, address) => {
    expect(addressOf(request('127.0.0.1', '6.6.6.6, 10.0.0.1,10.0.0.2'), proxies)).toBe(address)
  },
)

test('normalizes an IPv6 address to its /64, and a mapped IPv4 address to IPv4', () => {
  expect(addressOf(request('2001:db8:1:2:3:4:5:6'), 1)).toBe('2001:db8:1:2::')
  expect(addressOf(request('::ffff:192.0.2.1'), 0)).toBe('192.0.2.1')
})
