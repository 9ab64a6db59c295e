import { sql } from 'drizzle-orm'
import { decodeIntegers, decodeReals, decodeSmallints } from '../../db/sql/arrays.ts'
import type { IndexedListing } from './score.ts'

/** Reads rows of `indexed_listings`, whose arrays come in Postgres' binary format. */

export const indexedColumns = sql`array_send(terms) as terms, array_send(impacts) as impacts,
  array_send(point_positions) as "pointPositions", array_send(point_terms) as "pointTerms"`

export type IndexedRow = { readonly [Column in keyof IndexedListing]: Buffer }

export const indexedListingOf = (row: IndexedRow): IndexedListing => ({
  terms: decodeIntegers(row.terms),
  impacts: decodeReals(row.impacts),
  pointPositions: decodeSmallints(row.pointPositions),
  pointTerms: decodeIntegers(row.pointTerms),
})
