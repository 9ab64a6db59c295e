import { limits } from '../../../../src/shared/limits.ts'
import { count } from '../count.ts'
import type * as english from '../main.ts'
import { sentence, withoutAdvice } from '../sentence.ts'
import { type Side, words } from './src/shared/sides.ts'
import type { Translated } from './translated.ts'

export * from '../main.ts'

export const mainCopy = {
  loading: 'Ihre Seite wird geladen …',
  page: 'Übersicht',
  userHome: 'Mein Konto',
  title: 'Ihr Profil',
  description: 'Verwalten Sie Ihre Angebote und Gesuche.',
  upgrade: 'Tarif erforderlich',
  upgradeText: 'Für Angebote brauchen Sie einen Tarif. Gesuche sind immer kostenlos.',
  limitText: `Alle ${limits.freeOfferings} Angebote des Gratis-Tarifs sind belegt. Mit Premium stellen Sie beliebig viele ein.`,
  upgradeLink: 'Zu „Mein Konto“',
  askManager: 'Ein Manager Ihres Unternehmens kann einen Tarif wählen.',
  noUser: (message) =>
    `Die Nutzerdaten konnten nicht geladen werden: ${sentence(withoutAdvice(message))} Bitte melden Sie sich erneut an.`,
  noCompany: (message) => `Die Unternehmensdaten konnten nicht geladen werden: ${message}`,
  userFallback: (status) => `Serverfehler beim Laden der Nutzerdaten: ${status}`,
  companyFallback: (status) => `Serverfehler beim Laden der Unternehmensdaten: ${status}`,
  unknownRole: 'Ihre Rolle konnte nicht geladen werden. Bitte melden Sie sich ab und wieder an.',
  logIn: 'Zur Anmeldung',
  tryAgain: 'Erneut versuchen',
  leads: 'Treffer',
  descriptionButton: 'Beschreibung',
  delete: 'Löschen',
  pause: 'Pausieren',
  resume: 'Fortsetzen',
  duplicate: 'Duplizieren',
  edit: 'Bearbeiten',
  paused: 'Pausiert: keine neuen Treffer',
  pauseDone: (name) => `„${name}“ ist pausiert. Die Gespräche dazu gehen weiter.`,
  resumeDone: (name) => `„${name}“ erhält wieder neue Treffer.`,
  pauseFailed: (message) => `Das Pausieren ist fehlgeschlagen: ${message}`,
  resumeFailed: (message) => `Das Fortsetzen ist fehlgeschlagen: ${message}`,
  copyOf: (name) => `${name} (Kopie)`,
  menu: (name) => `Mehr zu ${name}`,
  matches: (n) => (n === 0 ? 'Noch keine Treffer' : `${count(n)} Treffer`),
  unseen: (n) => `${count(n)} neu`,
  waiting: (n) => `${count(n)} ${n === 1 ? 'wartet' : 'warten'} auf Sie`,
  ended: (n) => `${count(n)} beendet`,
  writer: ({ isOwn, byAssistant }) =>
    isOwn ? (byAssistant ? 'Ihr Assistent: ' : 'Sie: ') : byAssistant ? 'Assistent der Gegenseite: ' : '',
  endedByYou: 'Sie haben es beendet.',
  endedBy: (company) => `${company} hat es beendet.`,
  overLimit: (n, day) =>
    `${count(n)} ${n === 1 ? 'weiterer wartet' : 'weitere warten'} bis zum ${day}: Das Monatslimit ist erreicht`,
  looking: 'Wir suchen weiter und sagen Ihnen Bescheid, wenn etwas passt.',
  best: 'Bester Treffer',
} satisfies Translated<typeof english.mainCopy>

const upgradeTexts = { PLAN_REQUIRED: mainCopy.upgradeText, PLAN_LIMIT: mainCopy.limitText } as const

export const upgradeText: typeof english.upgradeText = (refusal, canBuy) =>
  canBuy ? upgradeTexts[refusal] : `${upgradeTexts[refusal]} ${mainCopy.askManager}`

export const columnCopy = {
  seller: {
    title: 'Meine Angebote',
    create: 'Angebot erstellen',
    createHint: 'Sagen Sie, was Sie anbieten; Treffer kommen zu Ihnen.',
    loadingMore: 'Weitere Angebote werden geladen …',
    examples: [
      'Wir reparieren und warten Espressomaschinen in Wiener Cafés, auch am Wochenende. Vor Ort innerhalb von 24 Stunden; 85 € die Stunde zuzüglich Teile.',
      'Bio-Roggen- und Dinkelmehl, auf Bestellung steingemahlen, in Säcken zu 25 kg. Bis zu zwei Tonnen pro Woche, in Bayern binnen 48 Stunden geliefert; ab 0,92 € das Kilo.',
      'Ich baue und betreue Onlineshops für kleine Unternehmen: Shopify, WooCommerce, Umzug bestehender Daten. Zehn Jahre Erfahrung, Festpreise ab 2.400 €.',
    ],
  },
  buyer: {
    title: 'Meine Gesuche',
    create: 'Gesuch erstellen',
    createHint: 'Sagen Sie, was Sie suchen; Treffer kommen zu Ihnen.',
    loadingMore: 'Weitere Gesuche werden geladen …',
    examples: [
      'Unsere Bäckerei braucht ab September 500 kg Bio-Roggenmehl pro Woche. Zertifiziert, montags vor sechs Uhr geliefert. Unsere Grenze liegt bei 1,10 € das Kilo.',
      'Gesucht: Fotograf für eine Hochzeit bei Leipzig am 12. Juni, etwa 80 Gäste. Von der Trauung bis zum ersten Tanz, alle Bilder binnen vier Wochen.',
      'Wir ziehen an einem Samstag im Mai mit einem Büro mit 30 Arbeitsplätzen quer durch Berlin um. Einpacken, versicherter Transport und Wiederaufbau zum Festpreis.',
    ],
  },
} satisfies Translated<typeof english.columnCopy>

export const examplesCopy = {
  title: 'Mit einem Beispiel beginnen',
  hint: 'Es füllt das Textfeld. Ändern Sie es, wie Sie möchten.',
} satisfies Translated<typeof english.examplesCopy>

export const publishedCopy = ((side: Side) => {
  const { point, points } = words[side]
  return {
    title: (name: string) => `Eingestellt: ${name}`,
    understood: 'Verstanden',
    points: (shown: number, hidden: number) => {
      const total = shown + hidden
      const all = `${count(total)} ${total === 1 ? point : points}`
      return hidden === 0 ? all : `${all}, davon ${count(hidden)} nur für die Suche`
    },
    fits: 'Könnte passen',
    found: (total: number, waiting: number) => {
      const open = `Bisher ${total === 1 ? 'passt' : 'passen'} ${count(total)}`
      return waiting === 0
        ? `${open}.`
        : `${open}; ${count(waiting)} davon ${waiting === 1 ? 'wartet' : 'warten'} auf einen freien Platz.`
    },
    help: 'Was helfen würde',
    edit: 'Bearbeiten',
    close: 'Schließen',
  }
}) satisfies Translated<typeof english.publishedCopy>
