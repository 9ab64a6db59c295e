/** The most that a query answers, in bytes of JSON. Longer lists are read in pages. */
export const maxAnswer = 1024 * 1024

/** The most that the rows of a page have together, in bytes of JSON: the rest of the answer needs space too. */
export const pageBytes = maxAnswer / 4

/** How many messages, and how many proposals, a page has at most. */
export const messagesPerAnswer = 500
export const proposalsPerAnswer = 20

/** How many leads with their latest rounds are read at once. */
export const leadsPerAnswer = 20

/** The first rows that fit into an answer, at least one. */
export function fitting<T>(rows: readonly T[]): readonly T[] {
  let bytes = 0
  const over = rows.findIndex((row, n) => {
    bytes += Buffer.byteLength(JSON.stringify(row))
    return n > 0 && bytes > maxAnswer / 2
  })
  return over === -1 ? rows : rows.slice(0, over)
}
