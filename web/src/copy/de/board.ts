import type * as english from '../board.ts'
import { count } from '../count.ts'
import { words } from './src/shared/sides.ts'
import type { Translated } from './translated.ts'

export * from '../board.ts'

export const boardCopy = {
  title: 'Vergleich',
  loading: 'Der Vergleich wird geladen …',
  missing: 'Diese Adresse nennt weder Angebot noch Gesuch. Öffnen Sie den Vergleich über eine Trefferliste.',
  notFound:
    'Dieser Eintrag wurde nicht gefunden. Vielleicht wurde er gelöscht oder gehört einem anderen Unternehmen.',
  toMain: 'Zu meiner Übersicht',
  back: 'Treffer',
  note: (side) =>
    `Die offenen Treffer zu Ihrem ${words[side].listing} nebeneinander, mit den Konditionen der neuesten Vorschläge.`,
  empty: 'Noch nichts zu vergleichen',
  emptyText: (side) =>
    side === 'seller'
      ? 'Passt ein Gesuch zu Ihrem Angebot, erscheint hier seine Spalte.'
      : 'Passt ein Angebot zu Ihrem Gesuch, erscheint hier seine Spalte.',
  shown: (shown, total) =>
    shown < total
      ? `Die ${count(shown)} zuletzt aktiven von ${count(total)} Treffern`
      : `${count(total)} Treffer`,
  exportCsv: 'CSV exportieren',
  hidden: (n) => `${count(n)} ${n === 1 ? 'ausgeblendeten' : 'ausgeblendete'} Treffer zeigen`,
  table: 'Vergleich',
  row: 'Zeile',
  state: 'Stand',
  validity: 'Gültig noch',
  price: 'Gesamtpreis',
  included: 'Enthalten',
  quantity: 'Menge',
  met: 'Erfüllte Anforderungen',
  yours: 'nur für die Suche',
  party: (side) => (side === 'seller' ? 'Käufer' : 'Anbieter'),
  missingValue: 'Nicht genannt',
  inConversation: 'Im Gespräch',
  noProposal: 'Kein Vorschlag',
  waitsForYou: 'Wartet auf Sie',
  waitsFor: (company) => `Wartet auf ${company}`,
  agreed: 'Vereinbart',
  closed: {
    superseded: 'Ersetzt',
    withdrawn: 'Zurückgezogen',
    declined: 'Abgelehnt',
    expired: 'Abgelaufen',
    accepted: 'Angenommen',
  },
  best: 'Bestes Angebot',
  taxAndDelivery: (tax, delivery) =>
    tax && delivery
      ? 'Steuern, Lieferung'
      : tax
        ? 'Steuern'
        : delivery
          ? 'Lieferung'
          : 'Weder Steuern noch Lieferung',
  notComparable: 'Ohne Rangfolge: Nicht alle Gesamtpreise enthalten Steuern oder Lieferung.',
  ratesMissing: 'Ohne Rangfolge über Währungen hinweg, bis Sie einen Kurs eingeben.',
  ratesTitle: 'Preise vergleichen in',
  rate: (from) => `1 ${from} =`,
  wrongRate: 'Bitte geben Sie eine Zahl über 0 ein, zum Beispiel 0,92.',
  rateLabel: (from, to) => `${to} für 1 ${from}`,
  optionRow: 'Option',
  option: (index) => `Option ${'ABC'[index]}`,
  optionShort: (index) => 'ABC'[index] ?? '',
  options: (company) => `Gezeigte Option von ${company}`,
  pin: (company) => `${company} anheften`,
  unpin: (company) => `${company} lösen`,
  hide: (company) => `${company} ausblenden`,
  sortBy: (row) => `Nach „${row}“ sortieren`,
  quote: (verdict, company) => `${verdict}: Zitat von ${company}`,
  open: 'Öffnen',
  openOf: (company) => `Öffnen: Gespräch mit ${company}`,
  accept: 'Annehmen',
  acceptOf: (company) => `Annehmen: Vorschlag von ${company}`,
  counter: 'Gegenvorschlag',
  counterOf: (company) => `Gegenvorschlag an ${company}`,
  accepting: 'Angenommen. Die Vereinbarung ist geschlossen.',
  agreement: 'Vereinbarung öffnen',
  swipe: 'Wischen für den nächsten Treffer',
} satisfies Translated<typeof english.boardCopy>
