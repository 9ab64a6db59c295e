import type postgres from 'postgres'
import type { LiveEvent } from '../../shared/live-events.ts'

export interface OutboxRow {
  readonly id: number
  readonly rooms: string[]
  readonly event: LiveEvent
  readonly payload: unknown
}

/**
 * Delivers each outbox row that commits after `start` exactly once. `read` fetches the rows of notified transactions,
 * `sweep` those whose notification was lost.
 *
 * Rows don't commit in the order of their ids, so the highest id delivered says nothing about lower ones. Progress is
 * a horizon instead: all transactions below it have ended and their rows are delivered. `#seen` has the ids of the
 * rows delivered above the horizon.
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

  /** Sets the starting point: rows committed before it are not delivered. */
  async start(): Promise<void> {
    const [snapshot] = await this.#client<Snapshot[]>`${this.#snapshot('0')}`
    if (!snapshot) return
    this.#horizon = snapshot.horizon
    this.#seen = new Set(snapshot.above)
  }

  async read(xids: readonly string[]): Promise<void> {
    // The rooms are joined to one text because postgres.js parses arrays character by character.
    for (const { rooms, ...row } of await this.#client<(Omit<OutboxRow, 'rooms'> & { rooms: string })[]>`
      select id::float8, array_to_string(rooms, ' ') as rooms, event, payload from outbox
      where xid = any(${[...xids]}::xid8[]) and xid >= ${this.#horizon}::xid8 order by id`) {
      if (this.#seen.has(row.id)) continue
      this.#seen.add(row.id)
      this.#deliver({ ...row, rooms: rooms.split(' ') })
    }
  }

  /** Delivers rows whose notification was lost, and raises the horizon. */
  async sweep(): Promise<void> {
    const [snapshot] = await this.#client<Snapshot[]>`${this.#snapshot(this.#horizon)}`
    if (!snapshot) return
    const missing = snapshot.committed.filter(({ id }) => !this.#seen.has(id)).map(({ xid }) => xid)
    if (missing.length > 0) await this.read(missing)
    this.#seen = new Set(snapshot.above.filter((id) => this.#seen.has(id)))
    this.#horizon = snapshot.horizon
  }

  /** A single statement, so that all its parts see the same snapshot. */
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
        array(select id::float8 from outbox where xid >= lowest) as above
      from snapshot`
  }
}

interface Snapshot {
  /** The lowest transaction id that may still be running. */
  readonly horizon: string
  /** The visible rows from the former horizon on. */
  readonly committed: readonly { readonly id: number; readonly xid: string }[]
  /** The ids of the visible rows from the new horizon on. */
  readonly above: number[]
}
