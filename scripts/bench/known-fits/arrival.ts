import { ne, sql } from 'drizzle-orm'
import type { Ctx } from '../../../src/context.ts'
import { queueOf } from '../../../src/db/queue/jobs.ts'
import { leads } from '../../../src/db/tables/leads.ts'
import { mean } from '../measure.ts'
import { startWorker, stopWorker, withParley } from '../parley.ts'
import { Grades, limitOf, type Pair } from './grades.ts'
import type { MarketListing } from './make-market.ts'
import { makePeople, publishListing } from './publish-market.ts'
import { Random } from './random.ts'

export const modes = {
  burst: 'all publish at once',
  stream: 'each publishes when the workers have nothing left to do',
} as const
export type Mode = keyof typeof modes

/** How many publish at the same time in a burst. */
const publishers = 8

export interface ArrivalOptions {
  readonly mode: Mode
  /** Random orders of arrival. */
  readonly orders: number
  readonly workers: number
  readonly seed: number
}

export interface ArrivalFigures {
  /** The number of opened full matches, relative to those that the limits allow when pairs open best first. */
  readonly fullOpened: number
  readonly meanGrade: number
  /** The mean grade of as many pairs, opened best first. */
  readonly bestMeanGrade: number
  readonly opened: number
  /**
   * The mean Jaccard index, between two orders of arrival, of the opened pairs that meet at least half; NaN without such
   * pairs.
   */
  readonly jaccard: number
  /** The share of their full matches that the first half to arrive opened, relative to the second half. */
  readonly earlyToLate: number
  readonly publishedSeconds: number
  /** From the last publish to the last job. */
  readonly drainedSeconds: number
}

interface Arrival {
  /** Positions of the market in the order of publishing. */
  readonly order: readonly number[]
  readonly opened: readonly Pair[]
  readonly publishedSeconds: number
  readonly drainedSeconds: number
}

/** Publishes the market in several random orders, each to a new Parley with workers, and compares what is opened. */
export async function measureArrival(
  market: readonly MarketListing[],
  options: ArrivalOptions,
): Promise<ArrivalFigures> {
  const arrivals: Arrival[] = []
  for (let i = 0; i < options.orders; i++) {
    const order = new Random(options.seed * 1000 + i).shuffle([...market.keys()])
    arrivals.push(await arrive(market, order, options))
  }
  return figuresOf(new Grades(market), arrivals, options.seed)
}

async function arrive(
  market: readonly MarketListing[],
  order: readonly number[],
  { mode, workers }: ArrivalOptions,
): Promise<Arrival> {
  const arrivals: Arrival[] = []
  await withParley(async ({ ctx, env }) => {
    const people = await makePeople(ctx, market.length)
    const positions = new Map<string, number>()
    const publishOne = async (position: number) => {
      const { id } = await publishListing(ctx, people[position]!, market[position]!)
      positions.set(id, position)
    }
    const running = await Promise.all(Array.from({ length: workers }, () => startWorker(env)))
    try {
      const start = performance.now()
      if (mode === 'burst') await inParallel(order, publishOne)
      else
        for (const position of order) {
          await publishOne(position)
          await untilIdle(ctx, 5)
        }
      const published = performance.now()
      await untilIdle(ctx, 50)
      const drained = performance.now()
      arrivals.push({
        order,
        opened: await readOpened(ctx, positions),
        publishedSeconds: (published - start) / 1000,
        drainedSeconds: (drained - published) / 1000,
      })
    } finally {
      await Promise.all(running.map(stopWorker))
    }
  })
  return arrivals[0]!
}

async function inParallel(
  order: readonly number[],
  work: (position: number) => Promise<void>,
): Promise<void> {
  const left = order.values()
  await Promise.all(
    Array.from({ length: publishers }, async () => {
      for (const position of left) await work(position)
    }),
  )
}

/** Waits until no matching job is left. */
async function untilIdle({ db }: Ctx, pollMs: number): Promise<void> {
  const queues = [...new Set([queueOf('match-listing'), queueOf('open-lead')])]
  for (;;) {
    const [row] = await db.execute<{ left: number; failed: number }>(sql`
      select count(*) filter (where state <> 'failed')::int as left,
        count(*) filter (where state = 'failed')::int as failed
      from pgboss.job
      where name in ${queues} and state in ('created', 'retry', 'active', 'failed')
        and start_after < now() + interval '1 hour'`)
    if (!row || row.failed > 0) throw new Error(`${row?.failed} matching jobs failed`)
    if (row.left === 0) return
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
}

async function readOpened({ db }: Ctx, positions: ReadonlyMap<string, number>): Promise<Pair[]> {
  const rows = await db
    .select({ request: leads.buyerListingId, offering: leads.sellerListingId })
    .from(leads)
    .where(ne(leads.state, 'waiting'))
  return rows.map(({ request, offering }) => ({
    request: positions.get(request)!,
    offering: positions.get(offering)!,
  }))
}

function figuresOf(grades: Grades, arrivals: readonly Arrival[], seed: number): ArrivalFigures {
  const gradeOf = ({ request, offering }: Pair) => grades.of(request, offering)
  const best = grades.bestByLimits(seed).map(gradeOf)
  const opened = arrivals.flatMap((arrival) => arrival.opened)
  const openedMean = opened.length / arrivals.length
  const fullOf = (pairGrades: readonly number[]) => pairGrades.filter((grade) => grade === 1).length
  const good = arrivals.map(
    (arrival) =>
      new Set(
        arrival.opened
          .filter((pair) => gradeOf(pair) >= 0.5)
          .map(({ request, offering }) => `${request} ${offering}`),
      ),
  )
  const shares = arrivals.map((arrival) => sharesByHalf(grades, arrival))
  return {
    fullOpened: fullOf(opened.map(gradeOf)) / arrivals.length / fullOf(best),
    meanGrade: mean(opened.map(gradeOf)),
    bestMeanGrade: sum(best.slice(0, openedMean)) / openedMean,
    opened: openedMean,
    jaccard: mean(pairsOf(good).map(([a, b]) => jaccardOf(a, b))),
    earlyToLate: mean(shares.map(({ early }) => early)) / mean(shares.map(({ late }) => late)),
    publishedSeconds: mean(arrivals.map((arrival) => arrival.publishedSeconds)),
    drainedSeconds: mean(arrivals.map((arrival) => arrival.drainedSeconds)),
  }
}

/** For each half of the arrivals: the share of its possible full matches that were opened. */
function sharesByHalf(grades: Grades, { order, opened }: Arrival): { early: number; late: number } {
  const full = opened.filter(({ request, offering }) => grades.of(request, offering) === 1)
  const shareOf = (positions: readonly number[]) => {
    const half = new Set(positions)
    const own = sum(
      full.map(({ request, offering }) => Number(half.has(request)) + Number(half.has(offering))),
    )
    return own / sum(positions.map((position) => Math.min(limitOf, grades.fullMatchesOf(position).length)))
  }
  const middle = Math.floor(order.length / 2)
  return { early: shareOf(order.slice(0, middle)), late: shareOf(order.slice(middle)) }
}

function jaccardOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((one) => b.has(one)).length
  return shared / (a.size + b.size - shared)
}

const pairsOf = <T>(values: readonly T[]): [T, T][] =>
  values.flatMap((a, i) => values.slice(i + 1).map((b): [T, T] => [a, b]))

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
