import { io, type Socket } from 'socket.io-client'
import type { Ctx } from '../../src/context.ts'
import { otherSide, type Side, sides } from '../../src/shared/sides.ts'
import { startProcess } from '../../tests/e2e/process.ts'
import { listingInput } from '../../tests/make/listings.ts'
import { makeIndividual, makeSession, type Person } from '../../tests/make/people.ts'
import { makePlan } from '../../tests/make/plans.ts'
import { listen } from '../../tests/setup/listen.ts'
import { median, table } from './measure.ts'
import { wordsOfPair } from './pairs.ts'
import { startWorker, stopWorker, withParley } from './parley.ts'
import { stickyProxy } from './sticky-proxy.ts'

/**
 * Two web and two worker processes behind one port: pairs of people publish, are matched and exchange messages. Their
 * sockets start with polling. Flag: `--pairs=20`.
 */
export async function run(flags: ReadonlyMap<string, string>): Promise<void> {
  const pairs = Number(flags.get('pairs') ?? 20)
  await withParley(async ({ ctx, env }) => {
    // Each process picks its own port.
    const { PORT: _, ...shared } = env
    const webs = await Promise.all([0, 1].map(() => startProcess({ ...shared, ROLES: 'web' })))
    const workers = await Promise.all([0, 1].map(() => startWorker(env)))
    const { server, requests } = stickyProxy(webs.map(({ url }) => new URL(url)))
    const url = await listen(server)
    try {
      const [matched, received]: [number[], number[]] = [[], []]
      for (let i = 0; i < pairs; i++) {
        const result = await trade(ctx, url, i)
        matched.push(result.matched)
        received.push(...result.received)
      }
      console.log(
        table([
          {
            pairs,
            'messages received by the other side': `${received.length} of ${pairs * 2}`,
            'matched at both, p50 ms': median(matched).toFixed(0),
            'message to socket, p50 ms': median(received).toFixed(0),
            'requests to each web process': requests.join(' and '),
          },
        ]),
      )
    } finally {
      server.close()
      server.closeAllConnections()
      await Promise.all([...webs.map((web) => web.stop('SIGTERM')), ...workers.map(stopWorker)])
    }
  })
}

interface Page {
  readonly socket: Socket
  call<T>(method: 'GET' | 'POST', path: string, input: object): Promise<T>
}

async function openPage(ctx: Ctx, url: string, person: Person): Promise<Page> {
  const { cookie } = await makeSession(ctx, person)
  const socket = io(url, { extraHeaders: { cookie } })
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', () => resolve())
    socket.on('connect_error', reject)
  })
  await socket.emitWithAck('join_room_for_user', person.employeeId)
  return {
    socket,
    call: async <T>(method: 'GET' | 'POST', path: string, input: object) => {
      const query = method === 'GET' ? `?input=${encodeURIComponent(JSON.stringify(input))}` : ''
      const response = await fetch(`${url}/trpc/${path}${query}`, {
        method,
        headers: { cookie, 'content-type': 'application/json' },
        ...(method === 'POST' ? { body: JSON.stringify(input) } : {}),
      })
      const { result, error } = (await response.json()) as { result: { data: T }; error?: object }
      if (error) throw new Error(`${path}: ${JSON.stringify(error)}`)
      return result.data
    },
  }
}

/** Two people who match only each other publish, are matched and send one message each. Times in ms. */
async function trade(ctx: Ctx, url: string, pair: number): Promise<{ matched: number; received: number[] }> {
  const pages = {} as Record<Side, Page>
  for (const side of sides) {
    const person = await makeIndividual(ctx.db, { firstName: side })
    await makePlan(ctx.db, person.companyId)
    pages[side] = await openPage(ctx, url, person)
  }
  const started = performance.now()
  const leads = await Promise.all(sides.map((side) => publishAndWait(pages[side], side, pair)))
  const matched = performance.now() - started
  const leadId = leads[0]!
  if (leads[1] !== leadId) throw new Error('The sides do not see the same lead')
  const received = []
  for (const side of sides) received.push(await sendWhenUnlocked(pages, side, leadId))
  for (const side of sides) pages[side].socket.close()
  return { matched, received }
}

async function publishAndWait({ socket, call }: Page, side: Side, pair: number): Promise<string> {
  const matched = Promise.withResolvers<string>()
  let listingId: string | undefined
  const check = async () => {
    if (!listingId) return
    const { leads } = await call<{ leads: { id: string }[] }>('GET', 'leads.list', {
      side,
      listingId,
      limit: 1,
    })
    const [lead] = leads
    if (lead) matched.resolve(lead.id)
  }
  socket.on('conversation_updated', () => void check().catch(matched.reject))
  listingId = (await call<{ id: string }>('POST', 'listings.publish', listingInput(side, wordsOfPair(pair))))
    .id
  await check()
  return await matched.promise
}

/** Sends a message once the lead is unlocked. @returns the ms until the other side's page receives the event */
async function sendWhenUnlocked(pages: Record<Side, Page>, side: Side, leadId: string): Promise<number> {
  const other = pages[otherSide(side)]
  for (;;) {
    const { lock } = await pages[side].call<{ lock: object | null }>('GET', 'leads.get', { leadId })
    if (!lock) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const received = new Promise<void>((resolve) => other.socket.once('conversation_updated', () => resolve()))
  const started = performance.now()
  await pages[side].call('POST', 'leads.sendMessage', { side, leadId, text: 'Shall we talk?' })
  await received
  return performance.now() - started
}
