import { limits } from '../../../../src/shared/limits.ts'
import { count } from '../count.ts'
import type * as english from '../listings.ts'
import { sentence } from '../sentence.ts'
import { type Side, words } from './src/shared/sides.ts'
import type { Translated } from './translated.ts'

export * from '../listings.ts'

export const fillByHand = 'Formular selbst ausfüllen'

export const listingsCopy = ((side: Side) => {
  const { Listing, listing, Point, point, points, Party } = words[side]
  return {
    Listing,
    Points: points,
    partyName: `Name (${Party})`,
    partyDescription: `Beschreibung (${Party})`,
    name: `Name des ${listing}s`,
    description: `Beschreibung des ${listing}s`,
    pointLabel: (n: number) => `${Point} ${n}`,
    pointPlaceholder:
      side === 'seller'
        ? 'Zum Beispiel: ISO 9001 zertifiziert'
        : 'Zum Beispiel: Lieferung binnen zwei Wochen',
    deleteLabel: (n: number) => `${Point} ${n} löschen`,
    toInstructions: 'In die Suchanweisungen verschieben',
    toPoints: `Als ${point} nur für die Suche führen`,
    repeated: (place: 'name' | 'description' | 'point') =>
      place === 'point'
        ? `Eine andere ${point} zeigt dieselben Worte noch:`
        : place === 'name'
          ? 'Der Name zeigt dieselben Worte noch:'
          : 'Die Beschreibung zeigt dieselben Worte noch:',
    removeRepeat: 'Dort entfernen',
    instructions: 'Suchanweisungen',
    instructionsHelp: 'Nur die Suche liest dies. Die Gegenseite erfährt es nie.',
    instructionsPlaceholder: 'Wer gesucht wird, wer nicht in Frage kommt, was am meisten zählt.',
    noInstructions: 'Keine.',
    notify: 'Bei einem Treffer per E-Mail benachrichtigen',
    provide: (items: readonly string[]) =>
      `Bitte ergänzen Sie:\n${items.map((item) => `- ${item}`).join('\n')}`,
    missing: {
      partyName: `Name (${Party})`,
      partyDescription: `Beschreibung (${Party})`,
      name: `Name des ${listing}s`,
      description: `Beschreibung des ${listing}s`,
      points: `Mindestens eine ${point}`,
    },
    need: {
      partyName: `Bitte geben Sie den Namen an (${Party}).`,
      partyDescription: `Bitte geben Sie die Beschreibung an (${Party}).`,
      name: `Bitte geben Sie den Namen des ${listing}s an.`,
      description: `Bitte geben Sie die Beschreibung des ${listing}s an.`,
      points: `Bitte geben Sie mindestens eine ${point} an.`,
    },
    addTitle: `${listing} erstellen`,
    editTitle: `Details zum ${listing}`,
    describe:
      side === 'seller'
        ? 'Beschreiben Sie in Ihren eigenen Worten, was Sie anbieten'
        : 'Beschreiben Sie in Ihren eigenen Worten, was Sie suchen',
    describeHelp: 'Im nächsten Schritt wird daraus ein Formular, das Sie berichtigen können.',
    describeFirst: `Bitte beschreiben Sie zuerst Ihr ${listing}.`,
    reading: `Ihr ${listing} wird ausgewertet …`,
    creating: `Ihr ${listing} wird erstellt …`,
    saving: `Ihr ${listing} wird gespeichert …`,
    loadingOne: `Ihr ${listing} wird geladen …`,
    add: `${listing} hinzufügen`,
    parseFailed: (error: string | null | undefined) =>
      `Der Text konnte nicht ausgewertet werden: ${error || 'Unbekannter Fehler'}`,
    created: `${listing} erstellt!`,
    updated: `${listing} geändert!`,
    createFailed: (status: number, message: string) =>
      twoLines(`Das ${listing} konnte nicht erstellt werden: Status ${status}`, message),
    updateFailed: (status: number, message: string) =>
      twoLines(`Das Ändern ist fehlgeschlagen: Status ${status}`, message),
    deleteFailed: (status: number, message: string) =>
      twoLines(`Das Löschen ist fehlgeschlagen: Status ${status}`, message),
    fallback: () => 'Bitte versuchen Sie es erneut.',
    deleted: (name: string) => `${listing} „${name}“ gelöscht.`,
    untitled: `(${listing} ohne Namen)`,
    confirmDelete: (name: string) => `${listing}: ${name}`,
    endsThreads: (n: number) =>
      n === 1 ? 'Das Gespräch dazu endet damit.' : `Die ${count(n)} Gespräche dazu enden damit.`,
  }
}) satisfies Translated<typeof english.listingsCopy>

export const pointsCopy = {
  lastLine: 'Eine Zeile bleibt immer stehen.',
  groups: {
    shown: {
      title: 'Sichtbar',
      hint: 'Ihre Treffer lesen dies.',
      add: (side) => `${words[side].Point} hinzufügen`,
      empty: 'Noch ist nichts sichtbar.',
      none: 'Nichts ist sichtbar.',
    },
    hidden: {
      title: 'Nur für die Suche',
      hint: 'Die Gegenseite liest dies nie.',
      add: () => 'Eine nur für die Suche hinzufügen',
      empty: 'Verschieben Sie Zeilen hierher, die entscheiden, wer passt, die aber niemand lesen soll.',
      none: 'Keine.',
    },
  },
  moveTo: (shown) => (shown ? 'Nach „Sichtbar“ verschieben' : 'Nach „Nur für die Suche“ verschieben'),
  moveLabel: (side, n, shown) =>
    `${words[side].Point} ${n} nach ${shown ? '„Sichtbar“' : '„Nur für die Suche“'} verschieben`,
  moved: (text, shown) => `„${text}“ ist jetzt ${shown ? 'sichtbar' : 'nur für die Suche'}.`,
  keepShown: 'Sichtbar lassen',
  full: `Höchstens ${limits.points} Zeilen.`,
} satisfies Translated<typeof english.pointsCopy>

export const flagCopy = {
  secrecy: 'Sie bitten um Diskretion, aber die Gegenseite wird dies lesen.',
  limit: 'Klingt nach einer privaten Grenze, und die Gegenseite wird sie lesen.',
  instruction: 'Klingt nach einer Anweisung an Ihren Assistenten, und die Gegenseite wird sie lesen.',
  internal: 'Klingt nach etwas Internem, und die Gegenseite wird es lesen.',
  unsure: 'Vielleicht nur für Sie gedacht, und die Gegenseite wird es lesen.',
  contact: 'Klingt nach Kontaktdaten. Was Sie davon teilen, wählen Sie unter „Kontaktfreigabe“.',
} satisfies Translated<typeof english.flagCopy>

export const reasonCopy = {
  secrecy: 'Sie bitten um Diskretion: nur für die Suche verwendet.',
  limit: 'Klingt nach einer privaten Grenze: nur für die Suche verwendet.',
  instruction: 'Klingt nach einer Anweisung an Ihren Assistenten: nur für die Suche verwendet.',
  internal: 'Klingt nach etwas Internem: nur für die Suche verwendet.',
  refusal: 'Sagt, was nicht gewünscht ist: für die Suche verwendet, nicht gezeigt.',
  unsure: 'Vielleicht nur für Sie gedacht. Verborgen, bis Sie es zeigen.',
} satisfies Translated<typeof english.reasonCopy>

export const keptCopy = {
  title: 'Vor der Gegenseite zurückgehalten',
  help: 'Diese Sätze Ihres Textes stehen in den Suchanweisungen.',
} satisfies Translated<typeof english.keptCopy>

export const previewCopy = {
  title: 'Was die Gegenseite liest',
  untitled: '(Noch kein Name)',
  noDescription: 'Keine Beschreibung.',
  noPoints: 'Noch ist nichts sichtbar.',
  hidden: (n) =>
    n === 1 ? '1 verborgener Punkt wird nicht gezeigt.' : `${n} verborgene Punkte werden nicht gezeigt.`,
  contact: 'Auf Anfrage',
  noContact: 'Keine Kontaktdaten.',
} satisfies Translated<typeof english.previewCopy>

const twoLines = (line: string, reason: string) => `${line}\n${sentence(reason)}`

export const draftCopy = {
  waiting: (name) => `Sie haben einen Entwurf, der noch nicht veröffentlicht ist: „${name}“.`,
  go: 'Weiter',
  drop: 'Verwerfen',
  startFree: 'Kostenlos starten und veröffentlichen',
  startFreeBriefly: 'Kostenlos starten',
  startFreeNote: `Oder beginnen Sie gleich hier mit dem kostenlosen Tarif: ohne Karte, bis zu ${limits.freeOfferings} Angebote. Alle Tarife:`,
} satisfies Translated<typeof english.draftCopy>

export const modalCopy = {
  next: 'Weiter',
  back: 'Zurück',
  cancel: 'Abbrechen',
  close: 'Schließen',
  update: 'Ändern',
  confirmUpdate: 'Änderung speichern',
  confirm: 'Speichern',
  add: 'Hinzufügen',
  cancelEdit: 'Bearbeiten abbrechen',
  deleteTitle: 'Löschen bestätigen',
  deleteWarning: 'Das lässt sich nicht rückgängig machen.',
  deleteYes: 'Ja, löschen',
  noUser: 'Die Nutzerdaten fehlen. So geht es nicht weiter.',
} satisfies Translated<typeof english.modalCopy>

export const contactCopy = {
  title: 'Kontaktfreigabe',
  reveal: 'Meine Kontaktdaten für Treffer freigeben',
  revealHelp: 'Ein Treffer sieht nur, was Sie hier wählen, und nur, wenn er danach fragt.',
  fieldsLabel: 'Was freigegeben werden darf',
  fields: { website: 'Website', email: 'E-Mail', phone: 'Telefon' },
  additionalOn: 'Einen weiteren Kontaktweg anbieten',
  additional: 'Weiterer Kontaktweg',
  additionalPlaceholder: 'Zum Beispiel: ein Buchungslink',
  found: 'In Ihrem Text gefunden und daraus entfernt:',
  offer: (text) => `${text} freigeben`,
} satisfies Translated<typeof english.contactCopy>
