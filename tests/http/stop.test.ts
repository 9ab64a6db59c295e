import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { startApp } from '../setup/app.ts'

test('a client that never finishes its request doesn’t keep the process from stopping', async () => {
  const app = await startApp({ singleProcess: true })
  const client = connect(Number(new URL(app.url).port), '127.0.0.1')
  client.on('error', () => {})
  await once(client, 'connect')
  const head = 'POST /api/send_verification HTTP/1.1\r\nHost: parley\r\nContent-Type: application/json\r\n'
  // The server asks for the body: it has read the head.
  client.write(`${head}Content-Length: 1000\r\nExpect: 100-continue\r\n\r\n`)
  await once(client, 'data')
  const closed = once(client, 'close')
  await app.stop()
  await closed
  expect(client.destroyed).toBe(true)
}, 15_000)
