/**
 * Arrays of numbers as `array_send` gives them: Postgres writes and we read that faster than text, which for some
 * hundred listings takes longer than finding them.
 */

export const smallintsOf = (sent: Buffer): number[] => valuesOf(sent, 2, (at) => sent.readInt16BE(at))
export const integersOf = (sent: Buffer): number[] => valuesOf(sent, 4, (at) => sent.readInt32BE(at))
export const realsOf = (sent: Buffer): number[] => valuesOf(sent, 4, (at) => sent.readFloatBE(at))

/** Dimensions, flags, type, length and lower bound; an empty array has the first three alone. */
const headBytes = 20
/** Before each value stands how long it is. */
const lengthBytes = 4

function valuesOf(sent: Buffer, bytes: number, read: (at: number) => number): number[] {
  const step = lengthBytes + bytes
  const values: number[] = new Array(Math.max(0, (sent.length - headBytes) / step))
  for (let i = 0; i < values.length; i++) values[i] = read(headBytes + i * step + lengthBytes)
  return values
}
