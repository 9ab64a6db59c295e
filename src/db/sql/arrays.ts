import { type SQL, sql } from 'drizzle-orm'

/** An array as a single parameter. */
export const arrayParam = (values: readonly number[]): SQL => sql`${`{${values.join(',')}}`}`

/*
 * Decoders for the binary format of `array_send`, for one-dimensional arrays without nulls. Parsing the text format of
 * the arrays of some hundred listings takes longer than the query that finds them.
 */

export const decodeSmallints = (sent: Buffer): number[] =>
  decodeArray(sent, 2, (offset) => sent.readInt16BE(offset))
export const decodeIntegers = (sent: Buffer): number[] =>
  decodeArray(sent, 4, (offset) => sent.readInt32BE(offset))
export const decodeReals = (sent: Buffer): number[] =>
  decodeArray(sent, 4, (offset) => sent.readFloatBE(offset))

/** Dimensions, flags, element type, length and lower bound; an empty array has only the first three. */
const headerBytes = 20
/** Each element is preceded by its length. */
const lengthBytes = 4

function decodeArray(sent: Buffer, elementBytes: number, read: (offset: number) => number): number[] {
  const stride = lengthBytes + elementBytes
  const values: number[] = new Array(Math.max(0, (sent.length - headerBytes) / stride))
  for (let i = 0; i < values.length; i++) values[i] = read(headerBytes + i * stride + lengthBytes)
  return values
}
