import { limits } from '../../../../src/shared/limits.ts'
import type * as english from '../media.ts'
import type { Translated } from './translated.ts'

export * from '../media.ts'

export const mediaCopy = {
  title: 'Dateien',
  tryAgain: 'Erneut versuchen',
  tryFileAgain: (file) => `${file} erneut versuchen`,
  remove: (file) => `${file} entfernen`,
  drop: 'Dateien hierher ziehen oder tippen, um sie auszuwählen',
  hint: (max, megabytes) => `JPG, PNG, GIF oder PDF, bis zu ${max} Dateien mit je ${megabytes}\u00a0MB`,
  empty: 'Keine Dateien beigefügt.',
  full: (max) => `Die Höchstzahl von ${max} Dateien ist erreicht.`,
  unsupported: (file) => `Dateityp nicht unterstützt: ${file}`,
  tooLarge: (file: string, megabytes: number = limits.fileMegabytes) =>
    `Zu groß (> ${megabytes} MB): ${file}`,
  tooMany: (max) => `Höchstens ${max} Dateien.`,
  processing: 'Eine Datei kann nicht entfernt werden, während sie verarbeitet wird.',
  failed: (file, message) => `Fehler bei ${file}: ${message}`,
  uploadFailed: (status) => `Das Hochladen ist fehlgeschlagen: ${status}`,
  unreachable:
    'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  fallback: (status) => `HTTP-Status ${status}`,
  analysisFailed: 'Die Auswertung ist fehlgeschlagen',
  pending: 'Ausstehend',
  uploading: 'Wird hochgeladen …',
  analysing: 'Wird ausgewertet …',
  ready: 'Fertig',
  existing: 'Bereits hochgeladen',
  error: 'Fehler',
  waitSubmit: 'Bitte warten Sie mit dem Absenden, bis alle Dateien verarbeitet sind.',
  waitSave: 'Bitte warten Sie mit dem Speichern, bis alle Dateien verarbeitet sind.',
} satisfies Translated<typeof english.mediaCopy>
