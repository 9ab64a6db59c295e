import type * as english from '../support.ts'
import type { Translated } from './translated.ts'

export * from '../support.ts'

export const supportCopy = {
  title: 'Support kontaktieren',
  note: 'Sagen Sie uns, was passiert ist und was Sie erwartet haben. Wir antworten per E-Mail.',
  email: 'Ihre E-Mail-Adresse',
  subject: 'Betreff',
  message: 'Nachricht',
  messageHelp: 'Wenn etwas fehlgeschlagen ist, hilft uns der Wortlaut der Meldung am meisten.',
  send: 'Nachricht senden',
  needEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  needMessage: 'Bitte schreiben Sie eine Nachricht.',
  failed: (message) => `Ihre Nachricht konnte nicht gesendet werden: ${message}`,
  sentTitle: 'Ihre Nachricht ist unterwegs',
  sent: (email) => `Wir antworten an ${email}.`,
  another: 'Weitere Nachricht schreiben',
  home: 'Startseite',
} satisfies Translated<typeof english.supportCopy>
