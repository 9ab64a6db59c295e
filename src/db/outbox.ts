import type postgres from 'postgres'
import type { LiveEvent } from '../shared/live-events.ts'

export interface OutboxRow {
  readonly id: number
  readonly rooms: string[]
  readonly event: LiveEvent
  readonly payload: unknown
}

/**
 * Hands on each row that commits from now on, once. Rows come by their transactions when the bell rings; `sweep`
 * finds those that nobody rang for. Ids commit in any order, so no highest id is remembered but a horizon: all
 * transactions below it are over, and what they wrote has been handed on. Above it, `seen` knows.
 */
export class OutboxReader {
  readonly #client: postgres.Sql
  readonly #deliver: (row: OutboxRow) => void
  #horizon = ''
  #seen = new Set<number>()

  constructor(client: postgres.Sql, deliver: (row: OutboxRow) => void) {
    this.#client = client
    this.#deliver = deliver
  }

  /** What has committed before is not news. */
  async start(): Promise<void> {
    const [now] = await this.#client<Snapshot[]>`${this.#snapshot('0')}`
    if (!now) return
    this.#horizon = now.horizon
    this.#seen = new Set(now.open)
  }

  async read(xids: readonly string[]): Promise<void> {
    // As one text: the driver takes arrays apart letter by letter.
    for (const { rooms, ...row } of await this.#client<(Omit<OutboxRow, 'rooms'> & { rooms: string })[]>`
      select id::float8, array_to_string(rooms, ' ') as rooms, event, payload from outbox
      where xid = any(${[...xids]}::xid8[]) and xid >= ${this.#horizon}::xid8 order by id`) {
      if (this.#seen.has(row.id)) continue
      this.#seen.add(row.id)
      this.#deliver({ ...row, rooms: rooms.split(' ') })
    }
  }

  /** Reads what nobody rang for, and lets the horizon rise. */
  async sweep(): Promise<void> {
    const [now] = await this.#client<Snapshot[]>`${this.#snapshot(this.#horizon)}`
    if (!now) return
    const missing = now.committed.filter(({ id }) => !this.#seen.has(id)).map(({ xid }) => xid)
    if (missing.length > 0) await this.read(missing)
    this.#seen = new Set(now.open.filter((id) => this.#seen.has(id)))
    this.#horizon = now.horizon
  }

  /** One statement, so one snapshot: what has committed since `from`, and what of it stands above its horizon. */
  #snapshot(from: string) {
    return this.#client`
      with snapshot as (select pg_snapshot_xmin(pg_current_snapshot()) as lowest)
      select lowest::text as horizon,
        ${
          from === '0'
            ? this.#client`'[]'::json`
            : this.#client`
              (select coalesce(json_agg(json_build_object('id', id, 'xid', xid::text)), '[]')
               from outbox where xid >= ${from}::xid8)`
        } as committed,
        array(select id::float8 from outbox where xid >= lowest) as open
      from snapshot`
  }
}

interface Snapshot {
  readonly horizon: string
  readonly committed: readonly { readonly id: number; readonly xid: string }[]
  readonly open: number[]
}
