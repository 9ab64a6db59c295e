import type { Reader } from './client.ts'

/** Queries built once for a database instead of at each call; within a transaction they are built for it. */
export function built<T>(make: (db: Reader) => T): (db: Reader) => T {
  const made = new WeakMap<Reader, T>()
  return (db) => {
    const before = made.get(db)
    if (before !== undefined) return before
    const queries = make(db)
    made.set(db, queries)
    return queries
  }
}
