import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { startApp } from '../setup/app.ts'

test('the process stops although a client never finishes its request', async () => {
  const app = await startApp({ singleProcess: true })
  const client = connect(Number(new URL(app.url).port), '127.0.0.1')
  client.on('error', () => {})
  await once(client, 'connect')
  const head = 'POST /api/send_verification HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
  // `Expect: 100-continue` gets a response as soon as the server has read the headers.
  client.write(`${head}Content-Length: 1000\r\nExpect: 100-continue\r\n\r\n`)
  await once(client, 'data')
  const closed = once(client, 'close')
  await app.stop()
  await closed
  expect(client.destroyed).toBe(true)
}, 15_000)
