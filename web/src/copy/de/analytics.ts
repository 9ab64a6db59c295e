import type * as english from '../analytics.ts'
import type { Translated } from './translated.ts'

export * from '../analytics.ts'

export const analyticsCopy = {
  label: 'Analyse-Cookies',
  ask: 'Dürfen wir Seitenaufrufe zählen, um Parley zu verbessern? Vor Ihrer Zustimmung wird nichts gesendet.',
  allow: 'Erlauben',
  decline: 'Ablehnen',
  more: 'Datenschutzerklärung',
} satisfies Translated<typeof english.analyticsCopy>
