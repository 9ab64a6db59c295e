/** The largest response of a query, in bytes of JSON. Longer lists are read in pages. */
export const maxAnswer = 1024 * 1024

/** The largest size of all rows of a page, in bytes of JSON. The rest of the response needs space too. */
export const pageBytes = maxAnswer / 4

/** How many messages, and how many proposals, a page has at most. */
export const messagesPerAnswer = 500
export const proposalsPerAnswer = 20

/** How many leads with their latest rounds a response has at most. */
export const leadsPerAnswer = 20

/** The first rows that fit into half of the largest response, at least one. */
export function fitting<T>(rows: readonly T[]): readonly T[] {
  let bytes = 0
  const over = rows.findIndex((row, n) => {
    bytes += Buffer.byteLength(JSON.stringify(row))
    return n > 0 && bytes > maxAnswer / 2
  })
  return over === -1 ? rows : rows.slice(0, over)
}
