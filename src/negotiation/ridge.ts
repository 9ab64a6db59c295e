/** The sum of the unknowns, each times its coefficient, is about `target`, up to an error of this variance. */
export interface Observation {
  readonly coefficients: readonly number[]
  readonly target: number
  readonly variance: number
}

/**
 * Ridge regression: the unknowns that fit the observations best while they stay near the prior.
 * Takes one observation after the other (recursive least squares), so no system of equations is solved.
 */
export function ridge(
  observations: readonly Observation[],
  prior: readonly number[],
  variance: number,
): number[] {
  let mean = [...prior]
  let covariance = prior.map((_, i) => prior.map((_, j) => (i === j ? variance : 0)))
  for (const { coefficients, target, variance: noise } of observations) {
    const shared = covariance.map((row) => dot(row, coefficients))
    const total = noise + dot(coefficients, shared)
    const error = (target - dot(coefficients, mean)) / total
    mean = mean.map((value, i) => value + (shared[i] ?? 0) * error)
    covariance = covariance.map((row, i) => {
      const factor = (shared[i] ?? 0) / total
      return factor === 0 ? row : row.map((value, j) => value - factor * (shared[j] ?? 0))
    })
  }
  return mean
}

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0)
