/** A number with its unit of time: '2 days'. */
export const duration = (n: number, unit: 'day' | 'hour' | 'minute'): string =>
  `${n} ${unit}${n === 1 ? '' : 's'}`
