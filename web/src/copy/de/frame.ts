import type * as english from '../frame.ts'
import type { Translated } from './translated.ts'

export * from '../frame.ts'

export const frameCopy = {
  skip: 'Zum Inhalt springen',
  startPage: 'Parley, Startseite',
  light: 'Helle Farben verwenden',
  dark: 'Dunkle Farben verwenden',
  footer: 'Fußzeile',
  privacy: 'Datenschutz',
  support: 'Support kontaktieren',
  outbox: 'Postausgang',
  embedded: 'Hier integriert:',
  shown: 'Sichtbar',
  hidden: 'Nur für die Suche',
  alert: 'Hinweis',
  cancel: 'Abbrechen',
  close: 'Schließen',
  dismiss: 'Ausblenden',
  outages: {
    offline:
      'Sie sind offline. Was Sie schreiben, bleibt erhalten und geht hinaus, sobald die Verbindung wieder da ist.',
    server: 'Parley ist nicht erreichbar und wird weiter versucht. Was Sie schreiben, bleibt erhalten.',
    database: 'Parley erreicht seine Datenbank nicht und versucht es weiter',
  },
  tryAgain: 'Erneut versuchen',
  failedHelp: 'Nichts Gespeichertes ist verloren. Hilft ein neuer Versuch nicht, sagen Sie uns Bescheid:',
  processing: 'Bitte warten …',
  notFound: 'Seite nicht gefunden',
  notFoundText:
    'Unter dieser Adresse gibt es nichts. Vielleicht wurde sie verschoben oder falsch eingegeben.',
  toStart: 'Zur Startseite',
  toMain: 'Zu meiner Übersicht',
  crashed: 'Unerwarteter Fehler',
  crashedText:
    'Diese Seite ist abgestürzt. Nichts Gespeichertes ist verloren. Bitte versuchen Sie es erneut; passiert es wieder, sagen Sie uns Bescheid.',
  serverError: (status) => `Serverfehler: ${status}`,
  unreachable:
    'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  unknownError: 'Unbekannter Fehler',
} satisfies Translated<typeof english.frameCopy>

export const undoCopy = { undo: 'Rückgängig' } satisfies Translated<typeof english.undoCopy>
