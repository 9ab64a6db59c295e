/** The most that a query answers, in characters of JSON. Longer lists are read in pages. */
export const maxAnswer = 1024 * 1024

/** How many leads with their latest rounds are read at once. */
export const leadsPerAnswer = 20

/** Half of it, so that the rest of the answer and characters of several bytes have space. */
const pageLength = maxAnswer / 2

/** The first rows that fit into a page, at least one. */
export function fitting<T>(rows: readonly T[]): readonly T[] {
  let length = 0
  const over = rows.findIndex((row, n) => {
    length += JSON.stringify(row).length
    return n > 0 && length > pageLength
  })
  return over === -1 ? rows : rows.slice(0, over)
}
