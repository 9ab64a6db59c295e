import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { connect, type Db, type Tx } from '../../../src/db/client.ts'
import { emit } from '../../../src/db/outbox/emit.ts'
import type { ChangeSize, CommitVariant, WriterTask } from './notifier.ts'

// A separate process for writing, so that the event loops of writers and readers don't delay each other. Responds to each
// task with its result.
process.once('message', ({ url, connections }: { url: string; connections: number }) => {
  const { db } = connect(url, connections)
  process.on('message', async (task: WriterTask) => {
    process.send?.(task.kind === 'emit' ? await emitAtRate(db, task) : await commits(db, task))
  })
  process.send?.('ready')
})

const now = () => performance.timeOrigin + performance.now()

async function emitAtRate(
  db: Db,
  { rooms, rate, seconds }: Extract<WriterTask, { kind: 'emit' }>,
): Promise<number[]> {
  const count = Math.round(rate * seconds)
  const times: number[] = []
  // The event carries the time from before the transaction.
  const send = async (to: string[]) => {
    const started = now()
    await db.transaction(async (tx) =>
      emit(tx, to, 'conversation_updated', { conversation_id: `x@${started}` }),
    )
    times.push(now() - started)
  }
  const start = performance.now()
  const pending: Promise<void>[] = []
  for (let i = 0; i < count; ) {
    const due = Math.min(count, Math.floor(((performance.now() - start) / 1000) * rate) + 1)
    for (; i < due; i++) pending.push(send(rooms[(i * 7) % rooms.length] ?? []))
    await pause(1)
  }
  await Promise.all(pending)
  return times
}

const payload = '{"conversation_id":"x"}'

const insertSilentRow = sql`insert into bench_silent (rooms, event, payload)
  values (${'{a,b,c}'}::text[], ${'conversation_updated'}, ${payload}::jsonb) returning id`

/** One statement, or the five of a message: lock, two reads, insert, unlock. */
async function change(tx: Tx, size: ChangeSize, id: number): Promise<void> {
  const update = () => tx.execute(sql`update bench set n = n + 1 where id = ${id}`)
  await update()
  if (size === 'one statement') return
  await tx.execute(sql`select n from bench where id = ${id}`)
  await tx.execute(sql`select max(n) from bench where id = ${id}`)
  await tx.execute(sql`insert into bench_messages (content) values (${'Can it be delivered on Monday?'})`)
  await update()
}

async function write(tx: Tx, variant: CommitVariant, rooms: string[]): Promise<void> {
  if (variant === 'with a silent row') await tx.execute(insertSilentRow)
  if (variant === 'with an event') emit(tx, rooms, 'conversation_updated', { conversation_id: 'x' })
  if (variant === 'with a row and its own NOTIFY')
    await tx.execute(
      sql`with inserted as (${insertSilentRow}) select pg_notify('bench', id::text) from inserted`,
    )
}

async function commits(
  db: Db,
  { size, variant, writers, seconds, rooms }: Extract<WriterTask, { kind: 'commit' }>,
): Promise<number> {
  const deadline = performance.now() + seconds * 1000
  let count = 0
  await Promise.all(
    Array.from({ length: writers }, async (_, i) => {
      while (performance.now() < deadline) {
        await db.transaction(async (tx) => {
          await change(tx, size, i + 1)
          await write(tx, variant, rooms)
        })
        count++
      }
    }),
  )
  return count / seconds
}
