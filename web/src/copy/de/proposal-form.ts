import { limits } from '../../../../src/shared/limits.ts'
import { count } from '../count.ts'
import type * as english from '../proposal-form.ts'
import { type Side, words } from './src/shared/sides.ts'
import type { Translated } from './translated.ts'

export * from '../proposal-form.ts'

export const proposalFormCopy = {
  title: 'Konditionen vorschlagen',
  counterTitle: (number) => `Gegenvorschlag zu Vorschlag ${number}`,
  replaces: (number) => `Ersetzt Ihren offenen Vorschlag ${number}.`,
  startsFrom: (number) => `Beginnt mit den Konditionen von Vorschlag ${number}.`,
  previewTitle: 'Vorschau',
  previewText: (company) =>
    `${company} sieht genau dies. Ein gesendeter Vorschlag lässt sich nicht bearbeiten, nur ersetzen oder zurückziehen.`,
  total: 'Gesamtpreis',
  currency: 'Währung',
  included: 'Im Preis',
  tax: 'Steuern enthalten',
  delivery: 'Lieferung enthalten',
  quantity: 'Menge',
  unit: 'Einheit',
  termName: 'Name der Kondition',
  newTerm: 'Neue Kondition',
  removeTerm: (label) => `${label || 'Diese Kondition'} entfernen`,
  addTerm: 'Kondition hinzufügen',
  ownTerm: 'Eine eigene Kondition',
  kinds: { number: 'Eine Zahl', choice: 'Eine Auswahl', date: 'Ein Datum', text: 'Ein Text' },
  addOption: 'Option hinzufügen',
  options: 'Optionen',
  removeOption: (option) => `${option} entfernen`,
  note: (company) => `Notiz an ${company} (freiwillig)`,
  validUntil: 'Gültig bis',
  validHelp: 'Bis zum Ende dieses Tages.',
  shares: 'Unsere Einschätzungen der Anforderungen in einer Vereinbarung über diesen Vorschlag zeigen',
  kept: 'Ihr Entwurf bleibt in diesem Browser.',
  discard: 'Entwurf verwerfen',
  discardTitle: 'Diesen Entwurf verwerfen?',
  discardText: 'Alles, was Sie hier ausgefüllt haben, geht verloren.',
  keep: 'Weiter bearbeiten',
  preview: 'Vorschau',
  back: 'Zurück',
  send: 'Vorschlag senden',
  draftTitle: 'Sie haben einen nicht gesendeten Entwurf',
  draftText: (number) =>
    `Damit weitermachen, oder stattdessen mit den Konditionen von Vorschlag ${number} beginnen? Der Entwurf geht dann verloren.`,
  draftContinue: 'Entwurf fortsetzen',
  draftReplace: (number) => `Mit Vorschlag ${number} beginnen`,
  stale: (side) =>
    `Ihr ${words[side].listing} wurde nach diesem Entwurf geändert. Prüfen Sie, ob die Zahlen noch stimmen.`,
  staleKeep: 'Sie stimmen noch',
  staleDrop: 'Neu beginnen',
  take: (text) => `${text} übernehmen`,
  suggested: 'Bisher genannt',
  from: (source) => `aus ${source}`,
  listing: (own, side) => `${own ? 'Ihrem' : 'deren'} ${words[side as Side].listing}`,
  message: (own, time) => `${own ? 'Ihrer' : 'deren'} Nachricht von ${time}`,
  unitPrice: 'Einzelpreis',
  date: 'Datum',
  latestDate: 'Spätestes Datum',
  earliestDate: 'Frühestes Datum',
  period: 'Zeitraum',
  errors: {
    total: 'Geben Sie den Gesamtpreis ein.',
    amount: (example) => `Geben Sie einen Betrag wie ${example} ein.`,
    number: 'Geben Sie eine Zahl ein.',
    positive: 'Geben Sie eine Zahl über 0 ein.',
    quantity: 'Geben Sie eine Menge ein, oder lassen Sie die Einheit leer.',
    label: 'Benennen Sie diese Kondition.',
    emptyTerm: (options) =>
      `Geben Sie ${options > 1 ? 'in mindestens einer Option ' : ''}einen Wert ein, oder entfernen Sie diese Kondition.`,
    date: 'Wählen Sie ein Datum.',
    past: 'Wählen Sie einen Tag ab heute.',
    note: `Höchstens ${count(limits.proposalNote)} Zeichen.`,
  },
} satisfies Translated<typeof english.proposalFormCopy>

export const commonTerms = [
  { key: 'delivery_date', label: 'Lieferdatum', kind: 'date' },
  { key: 'delivery_time', label: 'Lieferzeit', kind: 'number', unit: 'Wochen' },
  { key: 'payment_term', label: 'Zahlungsziel', kind: 'number', unit: 'Tage' },
  { key: 'payment', label: 'Zahlung', kind: 'choice' },
  { key: 'delivery_terms', label: 'Lieferbedingungen', kind: 'choice' },
  { key: 'warranty', label: 'Gewährleistung', kind: 'number', unit: 'Monate' },
  { key: 'contract_term', label: 'Vertragslaufzeit', kind: 'number', unit: 'Monate' },
] as const satisfies Translated<typeof english.commonTerms>

export const commonChoices: typeof english.commonChoices = {
  payment: ['Im Voraus', 'Bei Lieferung', 'Auf Rechnung', 'In Raten'],
  delivery_terms: ['EXW', 'FCA', 'FOB', 'CIF', 'DAP', 'DPU', 'DDP'],
}

export const commonStatedTerms: typeof english.commonStatedTerms = {
  payment_term: 'Zahlungsziel',
  delivery_time: 'Lieferzeit',
  warranty: 'Gewährleistung',
  contract_term: 'Vertragslaufzeit',
  notice_period: 'Kündigungsfrist',
  response_time: 'Reaktionszeit',
}

const periodNames: Readonly<Record<string, string>> = {
  years: 'Jahre',
  months: 'Monate',
  weeks: 'Wochen',
  'working days': 'Werktage',
  days: 'Tage',
  hours: 'Stunden',
}

export const periodName: typeof english.periodName = (unit) => periodNames[unit] ?? unit

const unitNames: Readonly<Record<string, string>> = {
  unit: 'Stück',
  hour: 'Stunde',
  day: 'Tag',
  week: 'Woche',
  month: 'Monat',
  year: 'Jahr',
  night: 'Nacht',
  person: 'Person',
  word: 'Wort',
  line: 'Zeile',
  page: 'Seite',
  session: 'Sitzung',
}

export const perUnit: typeof english.perUnit = (unit) => `pro ${unitNames[unit] ?? unit}`

export const commonUnits = [
  'kg',
  't',
  'l',
  'm',
  'm²',
  'm³',
  'Stück',
  'Stunden',
  'Tage',
  'Wochen',
  'Monate',
  'Jahre',
  '%',
]
