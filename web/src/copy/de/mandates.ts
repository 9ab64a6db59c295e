import type * as english from '../mandates.ts'
import type { Translated } from './translated.ts'

export * from '../mandates.ts'

export const mandateCopy = {
  set: 'Den Assistenten verhandeln lassen',
  edit: 'Mandat bearbeiten',
  start: 'Verhandlung starten',
  pause: 'Selbst übernehmen',
  resume: 'Weiter verhandeln lassen',
  title: 'Was darf Ihr Assistent vereinbaren?',
  loading: 'Ihr Mandat wird geladen …',
  private: (company) => `Nur Ihre Seite liest dies. ${company} sieht die Vorschläge, nie Ihre Grenze.`,
  outdated:
    'Wer dieses Mandat gespeichert hat, hat Ihr Unternehmen verlassen. Ihr Assistent wartet, bis es jemand neu speichert.',
  target: 'Beginnen mit',
  targetHint: 'Der Gesamtpreis des ersten Vorschlags, Steuern und Lieferung inbegriffen.',
  walkAway: 'Grenze',
  walkAwayHint: (side) =>
    side === 'seller'
      ? 'Der niedrigste Gesamtpreis, den Sie annehmen.'
      : 'Der höchste Gesamtpreis, den Sie annehmen.',
  autonomy: 'Was der Assistent tut',
  autonomyHint:
    'Einen Vorschlag mit einer Kondition, die dieses Mandat nicht nennt, nimmt der Assistent nicht an.',
  autonomies: {
    advise: ['Beraten', 'Er sagt Ihnen: „Ich würde mit 16.500 kontern.“ Sie entscheiden.'],
    draft: ['Vorbereiten', 'Er bereitet einen Gegenvorschlag über 16.500 vor. Sie senden ihn.'],
    propose: ['Vorschlagen', 'Er kontert selbst mit 16.500. Annehmen muss ein Mensch.'],
    conclude: [
      'Abschließen',
      'Er nimmt auch 16.400 für Sie an, bis zu einer Obergrenze, die ein Manager festlegt.',
    ],
  },
  ceiling: 'Obergrenze',
  ceilingHint: 'Der höchste Gesamtpreis, den der Assistent annehmen darf.',
  ceilingManagers: 'Nur ein Manager kann den Assistenten abschließen lassen.',
  more: 'Weitere Einstellungen',
  currency: 'Währung',
  rounds: 'Höchstens Runden',
  style: 'Stil',
  styles: {
    balanced: 'Ausgewogen',
    firm: 'Fest: gibt spät nach',
    quick: 'Schnell: gibt früh nach',
  },
  deadline: 'Frist',
  terms: 'Was Ihnen andere Konditionen wert sind',
  addNumber: 'Zahl hinzufügen',
  addMust: 'Feste Kondition hinzufügen',
  addChoice: 'Auswahl hinzufügen',
  remove: 'Entfernen',
  removeTerm: (label) => `${label || 'Diese Kondition'} entfernen`,
  termLabel: 'Kondition',
  termFields: { perUnit: 'Wert je Einheit', min: 'Von', max: 'Bis', unit: 'Einheit', must: 'Muss sein' },
  termHints: { perUnit: 'Leer, wenn es keine Rolle spielt', must: 'Anderes wird zu keinem Preis vereinbart' },
  options: 'Möglichkeiten mit ihrem Wert',
  optionsHint: 'Eine pro Zeile, etwa „Premium-Garantie = 150“.',
  everywhere: (side) =>
    side === 'seller' ? 'Für alle Treffer dieses Angebots' : 'Für alle Treffer dieses Gesuchs',
  preview: 'Womit ich beginnen würde',
  noPreview: 'Geben Sie beide Preise ein, um es zu sehen.',
  save: 'Mandat speichern',
  cancel: 'Abbrechen',
  badAmount: 'Bitte schreiben Sie einen Betrag wie 16500 oder 16500,50.',
  badOrder: (side) =>
    side === 'seller'
      ? 'Der erste Preis muss über Ihrer Grenze liegen.'
      : 'Der erste Preis muss unter Ihrer Grenze liegen.',
  badNumber: 'Bitte schreiben Sie eine ganze Zahl.',
  badTerm: 'Bitte vervollständigen Sie diese Kondition, oder entfernen Sie sie.',
  saveFailed: (reason) => `Das Mandat wurde nicht gespeichert: ${reason}`,
  failed: (reason) => `Das hat nicht geklappt: ${reason}`,
  ready: 'Ihr Assistent hat ein Mandat.',
  none: 'Ihr Assistent kann für Sie Konditionen verhandeln, in privaten Grenzen.',
  asks: 'Ihr Assistent bittet Sie um eine Entscheidung.',
  wouldAccept: (option) => `Er würde Option ${option} annehmen.`,
  wouldPropose: 'Er würde vorschlagen:',
  why: (amount: string) => `Für Sie ist das um ${amount} besser als Ihre Grenze. Das liest nur Ihre Seite.`,
  send: 'Diesen Vorschlag senden',
  note: (options) =>
    options > 1
      ? 'Diese Möglichkeiten sind uns gleich recht. Bitte wählen Sie eine davon, oder schlagen Sie etwas anderes vor.'
      : 'Das ist unser Vorschlag. Bitte nehmen Sie ihn an, oder schlagen Sie etwas anderes vor.',
} satisfies Translated<typeof english.mandateCopy>

export const negotiationText: typeof english.negotiationText = ({ state, round, of }) => {
  switch (state) {
    case 'running':
      return `Die Assistenten verhandeln: Runde ${round} von ${of}.`
    case 'waiting':
      return `Die Verhandlung wartet in Runde ${round} von ${of} auf einen Menschen.`
    case 'paused':
      return `In Runde ${round} von ${of} hat ein Mensch übernommen.`
    case 'agreed':
      return 'Die Verhandlung hat zu einer Vereinbarung geführt.'
    case 'ended':
      return 'Die Assistenten haben keine Einigung gefunden. Sie können selbst weitermachen oder das Mandat ändern.'
  }
}
