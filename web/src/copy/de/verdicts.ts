import type * as english from '../verdicts.ts'
import type { Translated } from './translated.ts'

export * from '../verdicts.ts'

export const verdictCopy = {
  meet: 'Erfüllt',
  'not meet': 'Nicht erfüllt',
  unknown: 'Noch offen',
  none: 'Keine Anforderungen zum Vergleichen',
  coverage: (meet, notMeet, unknown) => {
    const total = meet + notMeet + unknown
    return `${meet} von ${total} ${total === 1 ? 'Anforderung' : 'Anforderungen'} erfüllt, ${notMeet} nicht erfüllt, ${unknown} offen`
  },
  met: (meet, total) => `${meet} von ${total}`,
} satisfies Translated<typeof english.verdictCopy>
