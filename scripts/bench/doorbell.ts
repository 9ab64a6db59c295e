import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { keyPrefix } from '../../src/auth/schema.ts'
import { hashToken, newToken } from '../../src/auth/secrets.ts'
import type { Ctx } from '../../src/context.ts'
import { connect, type Db, type Tx } from '../../src/db/client.ts'
import { emit } from '../../src/db/events.ts'
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
  await withParley(async ({ ctx, parley, databaseUrl }) => {
    const people = await seedPeople(ctx, clients)
    const readers = await openClients(parley.url ?? '', people)
    const writer = connect(databaseUrl, 16)
    try {
      const rows = []
      for (const rate of rates) rows.push(await ringAt(writer.db, readers, people, rate, seconds))
      console.log(`${table(rows)}\n`)
      console.log(`${table([await ringAll(writer.db, readers, people)])}\n`)
    } finally {
      readers.kill()
      await once(readers, 'exit')
      await writer.close()
    }
    await measureCommits(databaseUrl, {
      writers: Number(flags.get('writers') ?? 16),
      rounds: Number(flags.get('rounds') ?? 7),
      seconds: Math.min(2, seconds),
    })
  })
}

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

async function openClients(url: string, people: readonly Person[]): Promise<ChildProcess> {
  const readers = fork(join(import.meta.dirname, 'doorbell-clients.ts'))
  readers.send({ url, clients: people })
  await once(readers, 'message')
  return readers
}

/** What the clients have heard since they were last asked: milliseconds each. */
async function heardBy(readers: ChildProcess): Promise<number[]> {
  readers.send('heard')
  const [late] = (await once(readers, 'message')) as [number[]]
  return late
}

const now = () => performance.timeOrigin + performance.now()

/** The moment stands in the event; it is taken just before the transaction that tells of it commits. */
const tell = (tx: Tx, to: string[]) => emit(tx, to, 'conversation_updated', { conversation_id: `x@${now()}` })

/** So many transactions a second, evenly, each with an event for one company. */
async function ringAt(
  db: Db,
  readers: ChildProcess,
  people: readonly Person[],
  rate: number,
  seconds: number,
) {
  await heardBy(readers)
  const count = rate * seconds
  const started = performance.now()
  const under: Promise<void>[] = []
  for (let i = 0; i < count; ) {
    const due = Math.min(count, Math.floor(((performance.now() - started) / 1000) * rate) + 1)
    for (; i < due; i++) {
      const { companyId } = people[(i * 7) % people.length]!
      under.push(db.transaction((tx) => tell(tx, [rooms.lead(companyId), rooms.company(companyId)])))
    }
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  await Promise.all(under)
  const late = await allHeard(readers, count)
  const took = (performance.now() - started) / 1000
  const [p50, p95, p99, most] = [0.5, 0.95, 0.99, 1].map((share) => percentile(late, share).toFixed(1))
  return {
    'events a second': rate,
    sent: `${Math.round(count / Math.min(took, seconds))}/s`,
    heard: `${late.length} of ${count}`,
    ...{ 'p50 ms': p50!, 'p95 ms': p95!, 'p99 ms': p99!, 'longest ms': most! },
  }
}

/** One event that all clients are to hear, twenty times. */
async function ringAll(db: Db, readers: ChildProcess, people: readonly Person[]) {
  const [first, last]: [number[], number[]] = [[], []]
  const to = people.map(({ companyId }) => rooms.company(companyId))
  for (let i = 0; i < 20; i++) {
    await db.transaction((tx) => tell(tx, to))
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

/** Commits a second of writers who change a row of their own: silent, with an event, with a NOTIFY each. */
async function measureCommits(databaseUrl: string, { writers, rounds, seconds }: Load): Promise<void> {
  const { db, close } = connect(databaseUrl, writers)
  await db.execute(sql`create table bench (id int primary key, n int not null)`)
  await db.execute(sql`insert into bench select i, 0 from generate_series(1, ${writers}) i`)
  const change = (tx: Tx, i: number) => tx.execute(sql`update bench set n = n + 1 where id = ${i}`)
  const to = [rooms.lead(v7()), rooms.company(v7()), rooms.company(v7())]
  const ways: Record<string, (tx: Tx, i: number) => Promise<unknown>> = {
    'a change alone': change,
    'and a row elsewhere': async (tx, i) => {
      await change(tx, i)
      await tx.execute(sql`insert into bench_silent (rooms, event, payload)
        values (${'{a,b,c}'}::text[], ${'conversation_updated'}, ${'{"conversation_id":"x"}'}::jsonb) returning id`)
    },
    'and an event': async (tx, i) => {
      await change(tx, i)
      await emit(tx, to, 'conversation_updated', { conversation_id: 'x' })
    },
    'and a row with its own NOTIFY': async (tx, i) => {
      await change(tx, i)
      await tx.execute(sql`with said as (insert into bench_silent (rooms, event, payload)
        values (${'{a,b,c}'}::text[], ${'conversation_updated'}, ${'{"conversation_id":"x"}'}::jsonb) returning id)
        select pg_notify('bench', id::text) from said`)
    },
  }
  await db.execute(sql`create table bench_silent (like outbox including all)`)
  const measured = new Map<string, number[]>(Object.keys(ways).map((name) => [name, []]))
  const names = Object.keys(ways)
  for (let round = -1; round < rounds; round++) {
    for (let i = 0; i < names.length; i++) {
      const name = names[(i + Math.max(0, round)) % names.length]!
      const rate = await commits(db, ways[name]!, writers, seconds)
      if (round >= 0) measured.get(name)!.push(rate)
    }
  }
  const base = measured.get('a change alone')!
  const row = measured.get('and a row elsewhere')!
  console.log(
    table(
      names.map((name) => {
        const rates = measured.get(name)!
        return {
          [`${writers} writers commit`]: name,
          'to the change alone': spread(rates.map((rate, i) => rate / base[i]!)),
          'to the same with a silent row': spread(rates.map((rate, i) => rate / row[i]!)),
          'commits a second': spread(rates, 0),
        }
      }),
    ),
  )
  await close()
}

async function commits(
  db: Db,
  write: (tx: Tx, i: number) => Promise<unknown>,
  writers: number,
  seconds: number,
): Promise<number> {
  const until = performance.now() + seconds * 1000
  let done = 0
  await Promise.all(
    Array.from({ length: writers }, async (_, i) => {
      while (performance.now() < until) {
        await db.transaction((tx) => write(tx, i + 1))
        done++
      }
    }),
  )
  return done / seconds
}
