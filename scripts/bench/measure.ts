/** @param share 0 to 1 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Median and interquartile range: '1.23 (1.10 to 1.31)'. */
export const spread = (values: readonly number[], digits = 2): string =>
  `${median(values).toFixed(digits)} (${percentile(values, 0.25).toFixed(digits)} to ${percentile(values, 0.75).toFixed(digits)})`

/** NDCG@10. It is 1 if the best possible gain is 0. */
export function ndcg10(gains: readonly number[], bestGains: readonly number[]): number {
  const discounted = (list: readonly number[]) =>
    list.slice(0, 10).reduce((sum, gain, i) => sum + gain / Math.log2(i + 2), 0)
  const best = discounted([...bestGains].sort((a, b) => b - a))
  return best === 0 ? 1 : discounted(gains) / best
}

export async function timed<T>(work: () => Promise<T> | T): Promise<{ result: T; ms: number }> {
  const start = performance.now()
  const result = await work()
  return { result, ms: performance.now() - start }
}

/** Formats rows as a Markdown table. The columns are the keys of the first row. */
export function table(rows: readonly Record<string, string | number>[]): string {
  const columns = Object.keys(rows[0] ?? {})
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [
    line(columns),
    line(columns.map((_, i) => (i === 0 ? '---' : '---:'))),
    ...rows.map((row) => line(columns.map((column) => row[column] ?? ''))),
  ].join('\n')
}
