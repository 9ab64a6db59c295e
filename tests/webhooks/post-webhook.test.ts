import type { lookup } from 'node:dns'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { isPublicAddress, postWebhook } from '../../src/webhooks/post-webhook.ts'
import { startReceiver } from './receiver.ts'

const content = () => ({ headers: {}, body: '{}', signal: new AbortController().signal })
const anywhere = () => true

/** A DNS resolver that returns these address lists one after the other. */
function resolver(...answers: string[][]) {
  const lookups: string[] = []
  const resolve = ((name: string, _options: unknown, done: (error: null, found: object[]) => void) => {
    const addresses = answers[Math.min(lookups.length, answers.length - 1)]!
    lookups.push(name)
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }) as unknown as typeof lookup
  return { resolve, lookups }
}

test.each([
  ['the local host', ['0.0.0.0', '127.0.0.1', '127.255.255.254', '::', '::1']],
  [
    'a private network',
    ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12:3456::1'],
  ],
  ['the link-local network', ['169.254.169.254', 'fe80::1', 'fe80::1%eth0']],
  ['carrier-grade NAT', ['100.64.0.1', '100.127.255.255']],
  ['multicast and broadcast', ['224.0.0.1', '239.255.255.255', '255.255.255.255', 'ff02::1']],
  [
    'reserved ranges',
    ['192.0.0.1', '192.0.2.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '240.0.0.1', '2001:db8::1'],
  ],
  [
    'IPv6 forms of private addresses',
    [
      '::ffff:127.0.0.1',
      '::ffff:10.0.0.1',
      '::ffff:7f00:1',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      '2001:0:7f00:1::',
      '::127.0.0.1',
      '::8.8.8.8',
      '::ffff:8.8.8.8',
      '2002:808:808::',
      '64:ff9b::808:808',
      '64:ff9b:1::1',
    ],
  ],
  [
    'IPv6 outside of 2000::/3, and its reserved blocks',
    [
      '1::1',
      '400::1',
      '4000::1',
      '5f00::1',
      '8000::1',
      'f000::1',
      'fec0::1',
      '100::1',
      '2001:2::1',
      '3fff::1',
      '2001:20::1',
    ],
  ],
  ['invalid addresses', ['', 'localhost', '127.1', '0x7f000001']],
])('%s: no address is public', (_, addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([])
})

test('other addresses are public', () => {
  const public_ = ['1.1.1.1', '8.8.8.8', '100.63.255.255', '172.32.0.1', '2606:4700:4700::1111']
  expect(public_.filter((address) => !isPublicAddress(address))).toEqual([])
})

test.each([
  'http://127.0.0.1:1/',
  'http://2130706433:1/',
  'http://0x7f.1:1/',
  'http://017700000001:1/',
  'http://[::1]:1/',
  'http://[::ffff:127.0.0.1]:1/',
  'http://169.254.169.254/latest/meta-data',
  'http://localhost:1/',
])('refuses %s', async (url) => {
  expect(await postWebhook(url, content(), { isAllowed: isPublicAddress })).toEqual({
    status: null,
    error: 'The address is not a public one.',
  })
})

test('refuses a name with any private address', async () => {
  await using receiver = await startReceiver()
  for (const addresses of [
    ['127.0.0.1'],
    ['93.184.215.14', '127.0.0.1'],
    ['127.0.0.1', '93.184.215.14'],
    [],
  ]) {
    const { resolve } = resolver(addresses)
    const outcome = await postWebhook(`http://hook.example:${receiver.port}/`, content(), {
      isAllowed: isPublicAddress,
      resolve,
    })
    expect(outcome).toEqual({ status: null, error: 'The address is not a public one.' })
  }
  expect(receiver.received).toEqual([])
})

test('connects to the address that was checked, so that DNS rebinding has no effect', async () => {
  await using receiver = await startReceiver()
  // 127.0.0.1 stands for an allowed address. A second lookup would return a refused one.
  const { resolve, lookups } = resolver(['127.0.0.1'], ['10.0.0.1'])
  const checked: string[] = []
  const isAllowed = (address: string) => {
    checked.push(address)
    return address === '127.0.0.1'
  }
  const outcome = await postWebhook(`http://hook.example:${receiver.port}/`, content(), {
    isAllowed,
    resolve,
  })
  expect(outcome).toEqual({ status: 204, error: null })
  expect(lookups).toEqual(['hook.example'])
  expect(checked).toEqual(['127.0.0.1'])
  expect(receiver.received[0]?.headers.host).toBe(`hook.example:${receiver.port}`)

  const again = await postWebhook(`http://hook.example:${receiver.port}/`, content(), { isAllowed, resolve })
  expect(again.error).toBe('The address is not a public one.')
  expect(receiver.received).toHaveLength(1)
})

test('does not follow redirects', async () => {
  await using receiver = await startReceiver()
  receiver.answer(302)
  const outcome = await postWebhook(receiver.url, content(), { isAllowed: anywhere })
  expect(outcome).toEqual({ status: 302, error: 'The endpoint answered 302.' })
  expect(receiver.received).toHaveLength(1)
})

test('reports a timeout and a refused connection', async () => {
  await using silent = createServer((socket) => socket.resume()).listen(0, '127.0.0.1')
  await new Promise((ready) => silent.once('listening', ready))
  const { port } = silent.address() as { port: number }
  const late = await postWebhook(`http://127.0.0.1:${port}/`, content(), { isAllowed: anywhere, timeout: 50 })
  expect(late).toEqual({ status: null, error: 'The endpoint did not answer in time.' })
  const refused = await postWebhook('http://127.0.0.1:1/', content(), { isAllowed: anywhere })
  expect(refused).toEqual({ status: null, error: 'The endpoint could not be reached (ECONNREFUSED).' })
})

test('throws when the process stops, so that the attempt isn’t recorded', async () => {
  await using silent = createServer((socket) => socket.resume()).listen(0, '127.0.0.1')
  await new Promise((ready) => silent.once('listening', ready))
  const { port } = silent.address() as { port: number }
  const stop = new AbortController()
  const sent = postWebhook(
    `http://127.0.0.1:${port}/`,
    { ...content(), signal: stop.signal },
    { isAllowed: anywhere },
  )
  stop.abort()
  await expect(sent).rejects.toThrow()
})
