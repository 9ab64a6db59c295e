import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { connect, type Db, type Tx } from '../../src/db/client.ts'
import { emit } from '../../src/db/outbox/events.ts'
import type { ChangeSize, CommitVariant, WriterTask } from './notifier.ts'

/**
 * A process that writes, as a worker would: what is heard elsewhere doesn't wait for this event loop, nor the
 * other way round. It answers each request with its result.
 */

process.once('message', ({ url, connections }: { url: string; connections: number }) => {
  const { db } = connect(url, connections)
  process.on('message', async (asked: WriterTask) => {
    process.send?.(asked.kind === 'ring' ? await ring(db, asked) : await commits(db, asked))
  })
  process.send?.('ready')
})

const now = () => performance.timeOrigin + performance.now()

async function ring(
  db: Db,
  { rooms, rate, seconds }: Extract<WriterTask, { kind: 'ring' }>,
): Promise<number[]> {
  const count = Math.round(rate * seconds)
  const took: number[] = []
  // The moment stands in the event: it is taken before the transaction begins.
  const tell = async (to: string[]) => {
    const started = now()
    await db.transaction(async (tx) =>
      emit(tx, to, 'conversation_updated', { conversation_id: `x@${started}` }),
    )
    took.push(now() - started)
  }
  const began = performance.now()
  const under: Promise<void>[] = []
  for (let i = 0; i < count; ) {
    const due = Math.min(count, Math.floor(((performance.now() - began) / 1000) * rate) + 1)
    for (; i < due; i++) under.push(tell(rooms[(i * 7) % rooms.length] ?? []))
    await pause(1)
  }
  await Promise.all(under)
  return took
}

const payload = '{"conversation_id":"x"}'

const silently = sql`insert into bench_silent (rooms, event, payload)
  values (${'{a,b,c}'}::text[], ${'conversation_updated'}, ${payload}::jsonb) returning id`

/** One statement, or what a person's message takes: who it is, the lock, the round, the message, the lock given back. */
async function change(tx: Tx, size: ChangeSize, id: number): Promise<void> {
  const update = () => tx.execute(sql`update bench set n = n + 1 where id = ${id}`)
  await update()
  if (size === 'one statement') return
  await tx.execute(sql`select n from bench where id = ${id}`)
  await tx.execute(sql`select max(n) from bench where id = ${id}`)
  await tx.execute(sql`insert into bench_said (content) values (${'Can it be delivered on Monday?'})`)
  await update()
}

async function write(tx: Tx, way: CommitVariant, rooms: string[]): Promise<void> {
  if (way === 'and a row elsewhere') await tx.execute(silently)
  if (way === 'and an event') emit(tx, rooms, 'conversation_updated', { conversation_id: 'x' })
  if (way === 'and a row with its own NOTIFY')
    await tx.execute(sql`with said as (${silently}) select pg_notify('bench', id::text) from said`)
}

async function commits(
  db: Db,
  { size, way, writers, seconds, rooms }: Extract<WriterTask, { kind: 'commit' }>,
): Promise<number> {
  const until = performance.now() + seconds * 1000
  let done = 0
  await Promise.all(
    Array.from({ length: writers }, async (_, i) => {
      while (performance.now() < until) {
        await db.transaction(async (tx) => {
          await change(tx, size, i + 1)
          await write(tx, way, rooms)
        })
        done++
      }
    }),
  )
  return done / seconds
}
