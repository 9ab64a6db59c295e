import { memoize } from '../../shared/memoize.ts'
import type { Reader } from '../client.ts'

/** Queries built once for a database instead of at each call; within a transaction they are built for it. */
export const built: <T>(make: (db: Reader) => T) => (db: Reader) => T = memoize
