import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { keyPrefix } from '../../../src/auth/schema.ts'
import { hashToken, newToken } from '../../../src/auth/secrets.ts'
import type { Ctx } from '../../../src/context.ts'
import { apiKeys } from '../../../src/db/tables/auth.ts'
import { companies, employees } from '../../../src/db/tables/companies.ts'
import { rooms } from '../../../src/shared/live-events.ts'
import { percentile, spread, table } from '../measure.ts'
import { withParley } from '../parley.ts'

/**
 * Measures the time from commit to socket with 1,000 clients, and what events cost the committing transactions.
 * Flags: `--clients=1000`, `--rates=200,1000`, `--seconds=10`, `--rounds=7`, `--writers=16`.
 */
export async function run(flags: ReadonlyMap<string, string>): Promise<void> {
  const clients = Number(flags.get('clients') ?? 1000)
  const rates = (flags.get('rates') ?? '200,1000').split(',').map(Number)
  const seconds = Number(flags.get('seconds') ?? 10)
  console.log(`${cpus().length} processors, ${cpus()[0]?.model}; ${clients} clients\n`)
  const load = {
    writers: Number(flags.get('writers') ?? 16),
    rounds: Number(flags.get('rounds') ?? 7),
    seconds: Math.min(2, seconds),
  }
  await withParley(async ({ ctx, parley, databaseUrl }) => {
    const people = await seedPeople(ctx, clients)
    const before = process.memoryUsage().rss
    const readers = await startChild('clients.ts', { url: parley.url, clients: people })
    const kbPerClient = (process.memoryUsage().rss - before) / 1024 / clients
    console.log(`a client takes ${kbPerClient.toFixed(0)} kB of the server's memory\n`)
    const writers = await startChild('writers.ts', { url: databaseUrl, connections: 16 })
    try {
      const both: [ChildProcess, ChildProcess] = [writers, readers]
      // Warm-up.
      await measureRate(both, people, 100, 2)
      const rows = []
      for (const rate of rates) rows.push(await measureRate(both, people, rate, seconds))
      console.log(`${table(rows)}\n`)
      console.log(`${table([await measureBroadcast(both, people)])}\n`)
      await measureCommits(writers, ctx, load)
    } finally {
      for (const child of [readers, writers]) {
        child.kill()
        await once(child, 'exit')
      }
    }
  })
}

/** A task for the writer process. */
export type WriterTask =
  /** Evenly spaced transactions, each with an event for one of the room lists. Responds with the duration of each in ms. */
  | { readonly kind: 'emit'; readonly rooms: string[][]; readonly rate: number; readonly seconds: number }
  /** As many commits as possible in `seconds`. Responds with commits per second. */
  | {
      readonly kind: 'commit'
      readonly size: ChangeSize
      readonly variant: CommitVariant
      readonly writers: number
      readonly seconds: number
      readonly rooms: string[]
    }

const variants = [
  'change only',
  'with a silent row',
  'with an event',
  'with a row and its own NOTIFY',
] as const
export type CommitVariant = (typeof variants)[number]

const changes = ['one statement', 'a message’s five statements'] as const
export type ChangeSize = (typeof changes)[number]

interface Person {
  readonly userId: string
  readonly companyId: string
  readonly token: string
}

async function seedPeople({ db, now }: Ctx, count: number): Promise<Person[]> {
  const people = Array.from({ length: count }, () => ({
    userId: v7(),
    companyId: v7(),
    token: `${keyPrefix}${newToken()}`,
  }))
  await db.insert(companies).values(
    people.map(({ companyId }) => ({
      id: companyId,
      name: 'A company',
      email: `${companyId}@example.org`,
      isIndividual: false,
    })),
  )
  await db.insert(employees).values(
    people.map(({ userId, companyId }) => ({
      id: userId,
      companyId,
      role: 'company manager' as const,
      firstName: 'Ada',
      lastName: 'Byron',
      email: `${userId}@example.org`,
    })),
  )
  await db.insert(apiKeys).values(
    people.map(({ userId, token }) => ({
      employeeId: userId,
      name: 'bench',
      scope: 'read' as const,
      prefix: token.slice(0, 6),
      tokenHash: hashToken(token),
      createdAt: now(),
    })),
  )
  return people
}

/** Starts a child process and waits until it is ready. */
async function startChild(file: string, options: object): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, file))
  child.send(options)
  await once(child, 'message')
  return child
}

/** The latencies in ms of the events that the clients have received since the last call. */
async function takeLatencies(readers: ChildProcess): Promise<number[]> {
  readers.send('take')
  const [latencies] = (await once(readers, 'message')) as [number[]]
  return latencies
}

/** Sends a task to the writer process. @returns its response */
async function runTask<T>(writers: ChildProcess, task: WriterTask): Promise<T> {
  writers.send(task)
  const [result] = (await once(writers, 'message')) as [T]
  return result
}

/** Latency at a fixed rate of transactions, each with an event for one company. */
async function measureRate(
  [writers, readers]: [ChildProcess, ChildProcess],
  people: readonly Person[],
  rate: number,
  seconds: number,
) {
  await takeLatencies(readers)
  const to = people.map(({ companyId }) => [rooms.lead(companyId), rooms.company(companyId)])
  const started = performance.now()
  const commitTimes = await runTask<number[]>(writers, { kind: 'emit', rooms: to, rate, seconds })
  const duration = (performance.now() - started) / 1000
  const latencies = await collectLatencies(readers, commitTimes.length)
  const [p50, p95, p99, longest] = [0.5, 0.95, 0.99, 1].map((share) =>
    percentile(latencies, share).toFixed(1),
  )
  return {
    'events a second': rate,
    sent: `${Math.round(commitTimes.length / duration)}/s`,
    received: `${latencies.length} of ${commitTimes.length}`,
    'p50 ms': p50!,
    'p95 ms': p95!,
    'p99 ms': p99!,
    'longest ms': longest!,
    'of which commit, p50 / p99 ms': `${percentile(commitTimes, 0.5).toFixed(1)} / ${percentile(commitTimes, 0.99).toFixed(1)}`,
  }
}

/** Latency of one event for all clients, twenty times. */
async function measureBroadcast([writers, readers]: [ChildProcess, ChildProcess], people: readonly Person[]) {
  const [first, last]: [number[], number[]] = [[], []]
  const to = [people.map(({ companyId }) => rooms.company(companyId))]
  for (let i = 0; i < 20; i++) {
    await runTask<number[]>(writers, { kind: 'emit', rooms: to, rate: 1, seconds: 1 })
    const latencies = await collectLatencies(readers, people.length)
    first.push(percentile(latencies, 0))
    last.push(percentile(latencies, 1))
  }
  return {
    'one event for': `${people.length} clients`,
    'first ms': spread(first, 1),
    'last ms': spread(last, 1),
  }
}

async function collectLatencies(readers: ChildProcess, count: number): Promise<number[]> {
  const latencies: number[] = []
  const deadline = performance.now() + 20_000
  while (latencies.length < count && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    latencies.push(...(await takeLatencies(readers)))
  }
  return latencies
}

interface Load {
  readonly writers: number
  readonly rounds: number
  readonly seconds: number
}

/** Commits per second of writers on separate rows: with a row that nobody reads, with an event, with a NOTIFY each. */
async function measureCommits(process: ChildProcess, { db }: Ctx, load: Load) {
  await db.execute(sql`create table bench (id int primary key, n int not null)`)
  await db.execute(sql`insert into bench select i, 0 from generate_series(1, ${load.writers}) i`)
  await db.execute(sql`create table bench_messages (id bigserial primary key, content text not null)`)
  await db.execute(sql`create table bench_silent (like outbox including all)`)
  for (const size of changes) console.log(`${table(await commitsOf(process, size, load))}\n`)
}

async function commitsOf(process: ChildProcess, size: ChangeSize, { writers, rounds, seconds }: Load) {
  const to = [rooms.lead(v7()), rooms.company(v7()), rooms.company(v7())]
  const measured = new Map<CommitVariant, number[]>(variants.map((variant) => [variant, []]))
  for (let round = -1; round < rounds; round++) {
    for (let i = 0; i < variants.length; i++) {
      const variant = variants[(i + Math.max(0, round)) % variants.length]!
      const task = { kind: 'commit' as const, size, variant, writers, seconds, rooms: to }
      const rate = await runTask<number>(process, task)
      if (round >= 0) measured.get(variant)!.push(rate)
    }
  }
  const [alone, row] = [measured.get('change only')!, measured.get('with a silent row')!]
  return variants.map((variant) => {
    const rates = measured.get(variant)!
    return {
      [`${writers} writers commit ${size}`]: variant,
      'to change only': spread(rates.map((rate, i) => rate / alone[i]!)),
      'to change with a silent row': spread(rates.map((rate, i) => rate / row[i]!)),
      'commits a second': spread(rates, 0),
    }
  })
}
