import { cpus } from 'node:os'
import { sql } from 'drizzle-orm'
import { io, type Socket } from 'socket.io-client'
import type { z } from 'zod'
import type { Ctx } from '../../src/context.ts'
import { queueOf } from '../../src/db/queue/jobs.ts'
import { publish } from '../../src/listings/publish.ts'
import type { publishSchema } from '../../src/listings/schema.ts'
import type { Side } from '../../src/shared/sides.ts'
import { makeCompany } from '../../tests/make/companies.ts'
import { listingInput } from '../../tests/make/listings.ts'
import { as, makeSession, type Person } from '../../tests/make/people.ts'
import { makePlan } from '../../tests/make/plans.ts'
import { makeMarket } from './market.ts'
import { percentile, table } from './measure.ts'
import { wordsOfPair } from './pairs.ts'
import { startWorker, stopWorker, withParley } from './parley.ts'

/**
 * Measures the time from a publish until both sides' open pages show the lead (each page is a socket that refetches by tRPC
 * on an event), and how fast bursts drain: of a market, where each listing finds up to twenty counterparties, and of pairs,
 * where each must find exactly one, so that lost and duplicate leads show.
 * Flags: `--pairs=40`, `--others=1000`, `--burst=1000`, `--couples=10000`, `--workers=1,2`; 0 omits a part.
 */
export async function run(flags: ReadonlyMap<string, string>): Promise<void> {
  const number = (name: string, fallback: number) => Number(flags.get(name) ?? fallback)
  console.log(`${cpus().length} processors, ${cpus()[0]?.model}; rules assistant\n`)
  const pairs = number('pairs', 40)
  if (pairs > 0) await measurePages(pairs, number('others', 1000))
  const [burst, couples] = [number('burst', 1000), number('couples', 10_000)]
  for (const workers of (flags.get('workers') ?? '1,2').split(',').map(Number)) {
    if (burst > 0) await measureBurst(marketOf(burst, 9), workers)
    if (couples > 0) await measureBurst(pairsOf(couples), workers, couples / 2)
  }
}

async function measurePages(pairs: number, others: number): Promise<void> {
  await withParley(async ({ ctx, parley, env }) => {
    const worker = await startWorker(env)
    try {
      const url = parley.url ?? ''
      const idle = await measureLeads(ctx, url, { pairs, from: 0, cold: 10 })
      const rows = [{ load: 'none', ...idle }]
      if (others > 0) {
        const busy = publishAll(ctx, marketOf(others, 5))
        const underLoad = await measureLeads(ctx, url, { pairs, from: 10_000, cold: 0 })
        rows.push({ load: `${others} others publish`, ...underLoad })
        await busy
      }
      console.log(`${table(rows)}\n`)
    } finally {
      await stopWorker(worker)
    }
  })
}

/** An open page. `shows` resolves, with the time, when a query returns the listing's first lead. */
async function openPage(ctx: Ctx, url: string, person: Person) {
  const { token } = await makeSession(ctx, person)
  const cookie = `parley_session=${token}`
  const socket: Socket = io(url, { transports: ['websocket'], extraHeaders: { cookie } })
  await new Promise<void>((resolve) => socket.on('connect', () => resolve()))
  await socket.emitWithAck('join_room_for_user', person.employeeId)
  return {
    async shows(side: Side, listingId: string): Promise<number> {
      const input = encodeURIComponent(JSON.stringify({ side, listingId, limit: 1 }))
      const shown = Promise.withResolvers<number>()
      const check = async () => {
        const response = await fetch(`${url}/trpc/leads.list?input=${input}`, { headers: { cookie } })
        const { result } = (await response.json()) as { result?: { data: { total: number } } }
        if (result && result.data.total > 0) shown.resolve(performance.now())
      }
      socket.on('conversation_updated', () => void check().catch(shown.reject))
      await check()
      return await shown.promise
    },
    close: () => void socket.close(),
  }
}

/** For one pair after another: the request exists, the offering is published. The first `cold` pairs warm up. */
async function measureLeads(
  ctx: Ctx,
  url: string,
  { pairs, from, cold }: { pairs: number; from: number; cold: number },
) {
  const times: number[] = []
  for (let i = -cold; i < pairs; i++) {
    const words = wordsOfPair(from + cold + i)
    const people = { buyer: await newPerson(ctx, 'Buyer'), seller: await newPerson(ctx, 'Seller') }
    const request = await publish(as(ctx, people.buyer), listingInput('buyer', words))
    const pages = {
      buyer: await openPage(ctx, url, people.buyer),
      seller: await openPage(ctx, url, people.seller),
    }
    const started = performance.now()
    const offering = await publish(as(ctx, people.seller), listingInput('seller', words))
    const shown = await Promise.all([
      pages.buyer.shows('buyer', request.id),
      pages.seller.shows('seller', offering.id),
    ])
    if (i >= 0) times.push(Math.max(...shown) - started)
    for (const page of Object.values(pages)) page.close()
  }
  return {
    pairs,
    'p50 ms': percentile(times, 0.5).toFixed(0),
    'p95 ms': percentile(times, 0.95).toFixed(0),
    'longest ms': percentile(times, 1).toFixed(0),
  }
}

interface Publication {
  readonly side: Side
  readonly company: number
  readonly input: z.output<typeof publishSchema>
}

const marketOf = (size: number, seed: number): Publication[] =>
  makeMarket(size, seed).map(({ side, company, name, description, points }) => ({
    side,
    company,
    input: listingInput(side, { name, description, points: points.map((text) => ({ text, reveal: true })) }),
  }))

/** Each listing matches exactly one other. */
const pairsOf = (size: number): Publication[] =>
  Array.from({ length: size }, (_, i) => {
    const side = i % 2 === 0 ? 'seller' : 'buyer'
    return { side, company: i, input: listingInput(side, wordsOfPair(i >> 1)) }
  })

/** Publishes everything, eight listings at a time. */
async function publishAll(ctx: Ctx, publications: readonly Publication[]): Promise<void> {
  const people = new Map<number, Promise<Person>>()
  const personOf = (company: number) => {
    const known = people.get(company) ?? newPerson(ctx, `Company ${company}`)
    people.set(company, known)
    return known
  }
  const remaining = publications.values()
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (const { company, input } of remaining) await publish(as(ctx, await personOf(company)), input)
    }),
  )
}

async function newPerson(ctx: Ctx, name: string): Promise<Person> {
  const { manager } = await makeCompany(ctx.db, { name })
  await makePlan(ctx.db, manager.companyId)
  return manager
}

/** Publishes without workers, then starts them and waits until all jobs are done. */
async function measureBurst(
  publications: readonly Publication[],
  workers: number,
  leadsExpected?: number,
): Promise<void> {
  const size = publications.length
  await withParley(async ({ ctx, env }) => {
    const publishStart = performance.now()
    await publishAll(ctx, publications)
    const published = performance.now()
    const running = await Promise.all(Array.from({ length: workers }, () => startWorker(env)))
    const started = performance.now()
    try {
      while (await isBusy(ctx)) await new Promise((resolve) => setTimeout(resolve, 100))
    } finally {
      const seconds = (performance.now() - started) / 1000
      const done = await counts(ctx)
      await Promise.all(running.map(stopWorker))
      console.log(
        table([
          {
            burst: `${size} ${leadsExpected ? 'in pairs' : 'in a market'}, ${workers} ${workers === 1 ? 'worker' : 'workers'}`,
            'published a second': Math.round(size / ((published - publishStart) / 1000)),
            'drained in': `${seconds.toFixed(1)} s`,
            'jobs a second': Math.round(done.jobs / seconds),
            'with mails': Math.round((done.jobs + done.mails) / seconds),
            ...done,
            lost: leadsExpected === undefined ? '' : leadsExpected - done.leads,
          },
        ]),
        '\n',
      )
    }
  })
}

const matching = queueOf('match-listing')

/** Uses only indexes, so that polling doesn't slow the workers down. */
async function isBusy({ db }: Ctx): Promise<boolean> {
  for (const name of [matching, 'send-mail']) {
    const [row] = await db.execute<{ busy: boolean }>(sql`select
      exists (select from pgboss.job where name = ${name} and state < 'active' and not blocked) as busy`)
    if (row?.busy) return true
  }
  const [row] = await db.execute<{ busy: boolean }>(sql`select exists (
    select from pgboss.job where name in (${matching}, 'send-mail') and state in ('created', 'retry', 'active')) as busy`)
  return row?.busy ?? false
}

/** Counts in the database when everything is done. The last four must be 0. */
async function counts({ db }: Ctx) {
  const [row] = await db.execute<{
    jobs: number
    mails: number
    leads: number
    failed: number
    unmatched: number
    unopened: number
    duplicate: number
  }>(sql`select
    (select count(*)::int from pgboss.job where name = ${matching} and state = 'completed') as jobs,
    (select count(*)::int from pgboss.job where name = 'send-mail' and state = 'completed') as mails,
    (select count(*)::int from leads where state = 'open') as leads,
    (select count(*)::int from pgboss.job where state = 'failed') as failed,
    (select count(*)::int from listings l where not exists (
      select from pgboss.job j where j.group_id = 'match-listing' and j.state = 'completed'
        and j.data->>'listingId' = l.id::text)) as unmatched,
    (select count(*)::int from leads where state = 'opening' or (state = 'open' and not exists (
      select from rounds r where r.lead_id = leads.id))) as unopened,
    (select count(*)::int from (select 1 from leads
       group by seller_listing_id, buyer_listing_id having count(*) > 1) d)
      + (select count(*)::int from (select 1 from rounds group by lead_id, number having count(*) > 1) d)
      as duplicate`)
  if (!row) throw new Error('No counts')
  return row
}
