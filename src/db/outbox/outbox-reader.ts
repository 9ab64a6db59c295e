import type postgres from 'postgres'
import type { LiveEvent } from '../../shared/live-events.ts'

export interface OutboxRow {
  readonly id: number
  readonly rooms: string[]
  readonly event: LiveEvent
  readonly payload: unknown
}

/**
 * Delivers each row that commits from now on, once. `read` takes those of the transactions that a notification names,
 * `sweep` those that no notification named. Ids don't commit in order, so the highest one says nothing; remembered is
 * a horizon: all transactions below it have ended and their rows are delivered. Above it, `#seen` has those delivered.
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

  /** What has committed before is not delivered. */
  async start(): Promise<void> {
    const [now] = await this.#client<Snapshot[]>`${this.#snapshot('0')}`
    if (!now) return
    this.#horizon = now.horizon
    this.#seen = new Set(now.open)
  }

  async read(xids: readonly string[]): Promise<void> {
    // The rooms come as one text: the driver reads arrays letter by letter.
    for (const { rooms, ...row } of await this.#client<(Omit<OutboxRow, 'rooms'> & { rooms: string })[]>`
      select id::float8, array_to_string(rooms, ' ') as rooms, event, payload from outbox
      where xid = any(${[...xids]}::xid8[]) and xid >= ${this.#horizon}::xid8 order by id`) {
      if (this.#seen.has(row.id)) continue
      this.#seen.add(row.id)
      this.#deliver({ ...row, rooms: rooms.split(' ') })
    }
  }

  /** Delivers what no notification named, and raises the horizon. */
  async sweep(): Promise<void> {
    const [now] = await this.#client<Snapshot[]>`${this.#snapshot(this.#horizon)}`
    if (!now) return
    const missing = now.committed.filter(({ id }) => !this.#seen.has(id)).map(({ xid }) => xid)
    if (missing.length > 0) await this.read(missing)
    this.#seen = new Set(now.open.filter((id) => this.#seen.has(id)))
    this.#horizon = now.horizon
  }

  /** One statement, so one snapshot: the rows committed since `from`, and which of them lie above the new horizon. */
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
