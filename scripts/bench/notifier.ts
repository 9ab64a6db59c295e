import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { keyPrefix } from '../../src/auth/schema.ts'
import { hashToken, newToken } from '../../src/auth/secrets.ts'
import type { Ctx } from '../../src/context.ts'
import { apiKeys } from '../../src/db/tables/auth.ts'
import { companies, employees } from '../../src/db/tables/companies.ts'
import { rooms } from '../../src/shared/live-events.ts'
import { percentile, spread, table } from './measure.ts'
import { withParley } from './parley.ts'

/**
 * From commit to socket with a thousand clients, and what events cost those who commit.
 * `--clients=1000`, `--rates=200,1000`, `--seconds=10`, `--rounds=7`, `--writers=16`.
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
    const readers = await started('notifier-clients.ts', { url: parley.url, clients: people })
    const grown = (process.memoryUsage().rss - before) / 1024 / clients
    console.log(`a client takes ${grown.toFixed(0)} kB of the server's memory\n`)
    const writers = await started('notifier-writers.ts', { url: databaseUrl, connections: 16 })
    try {
      const both: [ChildProcess, ChildProcess] = [writers, readers]
      // The first ones find everything cold.
      await ringAt(both, people, 100, 2)
      const rows = []
      for (const rate of rates) rows.push(await ringAt(both, people, rate, seconds))
      console.log(`${table(rows)}\n`)
      console.log(`${table([await ringAll(both, people)])}\n`)
      await measureCommits(writers, ctx, load)
    } finally {
      for (const child of [readers, writers]) {
        child.kill()
        await once(child, 'exit')
      }
    }
  })
}

/** What the writing process is asked for. */
export type WriterTask =
  /** So many transactions a second, evenly, each with an event for one of these; answers what each took, in ms. */
  | { readonly kind: 'ring'; readonly rooms: string[][]; readonly rate: number; readonly seconds: number }
  /** As many commits as go in `seconds`; answers how many a second. */
  | {
      readonly kind: 'commit'
      readonly size: ChangeSize
      readonly way: CommitVariant
      readonly writers: number
      readonly seconds: number
      readonly rooms: string[]
    }

const ways = [
  'a change alone',
  'and a row elsewhere',
  'and an event',
  'and a row with its own NOTIFY',
] as const
export type CommitVariant = (typeof ways)[number]

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
      ...{ id: userId, companyId, role: 'company manager' as const },
      ...{ firstName: 'Ada', lastName: 'Byron', email: `${userId}@example.org` },
    })),
  )
  await db.insert(apiKeys).values(
    people.map(({ userId, token }) => ({
      ...{ employeeId: userId, name: 'bench', scope: 'read' as const, prefix: token.slice(0, 6) },
      ...{ tokenHash: hashToken(token), createdAt: now() },
    })),
  )
  return people
}

/** A process of its own, once it is ready. */
async function started(file: string, given: object): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, file))
  child.send(given)
  await once(child, 'message')
  return child
}

/** What the clients have heard since they were last asked: milliseconds each. */
async function heardBy(readers: ChildProcess): Promise<number[]> {
  readers.send('heard')
  const [late] = (await once(readers, 'message')) as [number[]]
  return late
}

/** What the writing process answers. */
async function written<T>(writers: ChildProcess, asked: WriterTask): Promise<T> {
  writers.send(asked)
  const [answer] = (await once(writers, 'message')) as [T]
  return answer
}

/** So many transactions a second, evenly, each with an event for one company. */
async function ringAt(
  [writers, readers]: [ChildProcess, ChildProcess],
  people: readonly Person[],
  rate: number,
  seconds: number,
) {
  await heardBy(readers)
  const to = people.map(({ companyId }) => [rooms.lead(companyId), rooms.company(companyId)])
  const started = performance.now()
  const took = await written<number[]>(writers, { kind: 'ring', rooms: to, rate, seconds })
  const wrote = (performance.now() - started) / 1000
  const late = await allHeard(readers, took.length)
  const [p50, p95, p99, most] = [0.5, 0.95, 0.99, 1].map((share) => percentile(late, share).toFixed(1))
  return {
    'events a second': rate,
    sent: `${Math.round(took.length / wrote)}/s`,
    heard: `${late.length} of ${took.length}`,
    ...{ 'p50 ms': p50!, 'p95 ms': p95!, 'p99 ms': p99!, 'longest ms': most! },
    'of it the commit, p50 / p99 ms': `${percentile(took, 0.5).toFixed(1)} / ${percentile(took, 0.99).toFixed(1)}`,
  }
}

/** One event that all clients are to hear, twenty times. */
async function ringAll([writers, readers]: [ChildProcess, ChildProcess], people: readonly Person[]) {
  const [first, last]: [number[], number[]] = [[], []]
  const to = [people.map(({ companyId }) => rooms.company(companyId))]
  for (let i = 0; i < 20; i++) {
    await written<number[]>(writers, { kind: 'ring', rooms: to, rate: 1, seconds: 1 })
    const late = await allHeard(readers, people.length)
    first.push(percentile(late, 0))
    last.push(percentile(late, 1))
  }
  return {
    'one event for': `${people.length} clients`,
    'first ms': spread(first, 1),
    'last ms': spread(last, 1),
  }
}

async function allHeard(readers: ChildProcess, count: number): Promise<number[]> {
  const late: number[] = []
  for (const until = performance.now() + 20_000; late.length < count && performance.now() < until; ) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    late.push(...(await heardBy(readers)))
  }
  return late
}

interface Load {
  readonly writers: number
  readonly rounds: number
  readonly seconds: number
}

/** Commits a second of writers, each on rows of their own: silent, with an event, with a NOTIFY each. */
async function measureCommits(process: ChildProcess, { db }: Ctx, load: Load) {
  await db.execute(sql`create table bench (id int primary key, n int not null)`)
  await db.execute(sql`insert into bench select i, 0 from generate_series(1, ${load.writers}) i`)
  await db.execute(sql`create table bench_said (id bigserial primary key, content text not null)`)
  await db.execute(sql`create table bench_silent (like outbox including all)`)
  for (const size of changes) console.log(`${table(await commitsOf(process, size, load))}\n`)
}

async function commitsOf(process: ChildProcess, size: ChangeSize, { writers, rounds, seconds }: Load) {
  const to = [rooms.lead(v7()), rooms.company(v7()), rooms.company(v7())]
  const measured = new Map<CommitVariant, number[]>(ways.map((way) => [way, []]))
  for (let round = -1; round < rounds; round++) {
    for (let i = 0; i < ways.length; i++) {
      const way = ways[(i + Math.max(0, round)) % ways.length]!
      const asked = { kind: 'commit' as const, size, way, writers, seconds, rooms: to }
      const rate = await written<number>(process, asked)
      if (round >= 0) measured.get(way)!.push(rate)
    }
  }
  const [alone, row] = [measured.get('a change alone')!, measured.get('and a row elsewhere')!]
  return ways.map((way) => {
    const rates = measured.get(way)!
    return {
      [`${writers} writers commit ${size}`]: way,
      'to the change alone': spread(rates.map((rate, i) => rate / alone[i]!)),
      'to the same with a silent row': spread(rates.map((rate, i) => rate / row[i]!)),
      'commits a second': spread(rates, 0),
    }
  })
}
