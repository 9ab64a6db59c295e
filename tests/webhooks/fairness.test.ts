import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { sendMessage } from '../../src/leads/send-message.ts'
import { createEndpoint } from '../../src/webhooks/create-endpoint.ts'
import { makeLead } from '../make/leads.ts'
import { as } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { startReceiver } from './receiver.ts'

const app = await forFile(startApp({ worker: true, env: { WEBHOOKS_ALLOW_PRIVATE: 'true' } }))
const receiver = await forFile(startReceiver())

/** A server that never answers. */
async function startSilent() {
  let [open, mostOpen] = [0, 0]
  const server = createServer((request) => {
    mostOpen = Math.max(mostOpen, ++open)
    request.socket.on('close', () => {
      open -= 1
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    mostOpen: () => mostOpen,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
const silent = await forFile(startSilent())

test('a company whose endpoints never answer doesn’t keep other companies’ deliveries waiting', async () => {
  const [busy, calm] = [await makeLead(app.ctx), await makeLead(app.ctx)]
  const [attacker, other] = [as(app.ctx, busy.people.seller), as(app.ctx, calm.people.seller)]
  for (let n = 0; n < 20; n++) await createEndpoint(attacker, { url: silent.url, events: ['message'] })
  await createEndpoint(other, { url: receiver.url, events: ['message'] })
  for (let n = 0; n < 3; n++)
    await sendMessage(attacker, { side: 'seller', leadId: busy.leadId, text: `Message ${n}` })
  await expect.poll(silent.mostOpen, { timeout: 15_000 }).toBeGreaterThan(0)

  await sendMessage(other, { side: 'seller', leadId: calm.leadId, text: 'Hello' })
  await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(1)
  // Two, and a few more when several workers look for a job at the same moment.
  expect(silent.mostOpen()).toBeLessThan(8)
}, 60_000)
