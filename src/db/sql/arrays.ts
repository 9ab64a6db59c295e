import { type SQL, sql } from 'drizzle-orm'

/** Arrays of numbers on their way to Postgres and back. */

/** One bound parameter for a whole array, however long. */
export const arrayParam = (values: readonly number[]): SQL => sql`${`{${values.join(',')}}`}`

/*
 * What `array_send` answers, read from its binary form: as text, the arrays of some hundred listings would take longer
 * than finding the listings.
 */

export const decodeSmallints = (sent: Buffer): number[] => valuesOf(sent, 2, (at) => sent.readInt16BE(at))
export const decodeIntegers = (sent: Buffer): number[] => valuesOf(sent, 4, (at) => sent.readInt32BE(at))
export const decodeReals = (sent: Buffer): number[] => valuesOf(sent, 4, (at) => sent.readFloatBE(at))

/** The header: dimensions, flags, type, length, lower bound; an empty array has only the first three. */
const headBytes = 20
/** Each value is preceded by its length. */
const lengthBytes = 4

function valuesOf(sent: Buffer, bytes: number, read: (at: number) => number): number[] {
  const step = lengthBytes + bytes
  const values: number[] = new Array(Math.max(0, (sent.length - headBytes) / step))
  for (let i = 0; i < values.length; i++) values[i] = read(headBytes + i * step + lengthBytes)
  return values
}
