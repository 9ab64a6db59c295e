import type * as english from '../duration.ts'

export * from '../duration.ts'

const units = {
  day: ['Tag', 'Tage'],
  hour: ['Stunde', 'Stunden'],
  minute: ['Minute', 'Minuten'],
} as const

export const duration: typeof english.duration = (n, unit) => `${n} ${units[unit][n === 1 ? 0 : 1]}`
