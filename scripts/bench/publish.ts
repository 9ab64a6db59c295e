import { cpus } from 'node:os'
import { sql } from 'drizzle-orm'
import { io, type Socket } from 'socket.io-client'
import type { Ctx } from '../../src/context.ts'
import { publish } from '../../src/listings/publish.ts'
import type { Side } from '../../src/shared/sides.ts'
import { makeCompany } from '../../tests/make/companies.ts'
import { listingInput } from '../../tests/make/listings.ts'
import { as, makeSession, type Person } from '../../tests/make/people.ts'
import { makePlan } from '../../tests/make/plans.ts'
import { type MarketListing, makeMarket } from './market.ts'
import { percentile, table } from './measure.ts'
import { startWorker, stopWorker, withParley } from './parley.ts'

/**
 * From a publish to both sides' open pages showing the lead: each page is a socket that asks by tRPC when it is
 * rung. Then how fast a burst drains, and whether a lead was lost or doubled.
 * `--pairs=40`, `--others=1000`, `--burst=1000`, `--workers=1,2`.
 */
export async function run(flags: ReadonlyMap<string, string>): Promise<void> {
  const pairs = Number(flags.get('pairs') ?? 40)
  const others = Number(flags.get('others') ?? 1000)
  const burst = Number(flags.get('burst') ?? 1000)
  console.log(`${cpus().length} processors, ${cpus()[0]?.model}; rules assistant\n`)
  const rows: Record<string, string | number>[] = []
  await withParley(async ({ ctx, parley, env }) => {
    const worker = await startWorker(env)
    try {
      const url = parley.url ?? ''
      rows.push({ when: 'nothing else goes on', ...(await toBothPages(ctx, url, pairs, 'idle')) })
      const busy = publishAll(ctx, makeMarket(others, 5))
      rows.push({ when: `while ${others} others publish`, ...(await toBothPages(ctx, url, pairs, 'busy')) })
      await busy
      console.log(`${table(rows)}\n`)
    } finally {
      await stopWorker(worker)
    }
  })
  for (const workers of (flags.get('workers') ?? '1,2').split(',').map(Number))
    await measureBurst(burst, workers)
}

/** A page open on a listing: shows the first lead as soon as a query says that there is one. */
async function openPage(ctx: Ctx, url: string, person: Person) {
  const { token } = await makeSession(ctx, person)
  const cookie = `parley_session=${token}`
  const socket: Socket = io(url, { transports: ['websocket'], extraHeaders: { cookie } })
  await new Promise<void>((resolve) => socket.on('connect', () => resolve()))
  await socket.emitWithAck('join_room_for_user', person.employeeId)
  return {
    async shows(side: Side, listingId: string): Promise<number> {
      const input = encodeURIComponent(JSON.stringify({ side, listingId }))
      const shown = Promise.withResolvers<number>()
      const look = async () => {
        const response = await fetch(`${url}/trpc/leads.list?input=${input}`, { headers: { cookie } })
        const { result } = (await response.json()) as { result?: { data: unknown[] } }
        if (result && result.data.length > 0) shown.resolve(performance.now())
      }
      socket.on('conversation_updated', () => void look().catch(shown.reject))
      await look()
      return await shown.promise
    },
    close: () => void socket.close(),
  }
}

/** Pairs that fit nobody but each other, one after the other: the request stands, the offering is published. */
async function toBothPages(ctx: Ctx, url: string, pairs: number, name: string) {
  const took: number[] = []
  for (let i = 0; i < pairs; i++) {
    const thing = `${name}${i.toString(36)}`.replaceAll(/[0-9]/g, (digit) => 'qwzxvjkybf'[Number(digit)]!)
    const words = {
      name: `Zephyr${thing} turbines`,
      description: `Zephyr${thing} turbines for Krypton${thing} plants.`,
      points: [{ text: `Zephyr${thing} blades` }, { text: `Krypton${thing} housing` }],
    }
    const people = {
      buyer: (await makeCompany(ctx.db, { name: `Buyer ${thing}` })).manager,
      seller: (await makeCompany(ctx.db, { name: `Seller ${thing}` })).manager,
    }
    await makePlan(ctx.db, people.seller.companyId)
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
    took.push(Math.max(...shown) - started)
    for (const page of Object.values(pages)) page.close()
  }
  return {
    pairs,
    'p50 ms': percentile(took, 0.5).toFixed(0),
    'p95 ms': percentile(took, 0.95).toFixed(0),
    'longest ms': percentile(took, 1).toFixed(0),
  }
}

/** Everybody publishes, eight at once. */
async function publishAll(ctx: Ctx, market: readonly MarketListing[]): Promise<void> {
  const people = new Map<number, Promise<Person>>()
  const personOf = (company: number) => {
    const known = people.get(company) ?? newPerson(ctx, company)
    people.set(company, known)
    return known
  }
  const left = market.values()
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (const { side, company, name, description, points } of left) {
        const person = await personOf(company)
        const input = listingInput(side, { name, description, points: points.map((text) => ({ text })) })
        await publish(as(ctx, person), input)
      }
    }),
  )
}

async function newPerson(ctx: Ctx, company: number): Promise<Person> {
  const { manager } = await makeCompany(ctx.db, { name: `Company ${company}` })
  await makePlan(ctx.db, manager.companyId)
  return manager
}

/** Publishes with nobody at work, then starts the workers and waits till nothing is left. */
async function measureBurst(size: number, workers: number): Promise<void> {
  await withParley(async ({ ctx, env }) => {
    const market = makeMarket(size, 9)
    const began = performance.now()
    await publishAll(ctx, market)
    const published = performance.now()
    const running = await Promise.all(Array.from({ length: workers }, () => startWorker(env)))
    const started = performance.now()
    try {
      while ((await unfinished(ctx)) > 0) await new Promise((resolve) => setTimeout(resolve, 100))
    } finally {
      const seconds = (performance.now() - started) / 1000
      const done = await counts(ctx)
      await Promise.all(running.map(stopWorker))
      console.log(
        table([
          {
            burst: `${size} publishes, ${workers} ${workers === 1 ? 'worker' : 'workers'}`,
            'published a second': Math.round(size / ((published - began) / 1000)),
            'drained in': `${seconds.toFixed(1)} s`,
            'jobs a second': Math.round(done.jobs / seconds),
            ...done,
          },
        ]),
        '\n',
      )
    }
  })
}

const waiting = sql`name in ('match-listing', 'open-lead') and state in ('created', 'retry', 'active')`

async function unfinished({ db }: Ctx): Promise<number> {
  const [row] = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from pgboss.job where ${waiting}`,
  )
  return row?.n ?? 0
}

/** What stands in the database when all is done; the last four must be 0. */
async function counts({ db }: Ctx) {
  const [row] = await db.execute<{
    jobs: number
    leads: number
    failed: number
    unmatched: number
    unopened: number
    doubled: number
  }>(sql`select
    (select count(*)::int from pgboss.job where name in ('match-listing', 'open-lead') and state = 'completed') as jobs,
    (select count(*)::int from leads where state = 'open') as leads,
    (select count(*)::int from pgboss.job where state = 'failed') as failed,
    (select count(*)::int from listings l where not exists (
      select from pgboss.job j where j.name = 'match-listing' and j.state = 'completed'
        and j.data->>'listingId' = l.id::text)) as unmatched,
    (select count(*)::int from leads where state = 'opening' or (state = 'open' and not exists (
      select from rounds r where r.lead_id = leads.id))) as unopened,
    (select count(*)::int from (select 1 from leads
       group by seller_listing_id, buyer_listing_id having count(*) > 1) d)
      + (select count(*)::int from (select 1 from rounds group by lead_id, number having count(*) > 1) d)
      as doubled`)
  if (!row) throw new Error('No counts')
  return row
}
