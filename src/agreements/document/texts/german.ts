import type { ProposalStatus } from '../../../shared/proposals/agreements.ts'
import { standardWord } from '../../../shared/proposals/standard-words.ts'
import type { Side } from '../../../shared/sides.ts'
import type { english } from './english.ts'

const months = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
]

const sides = { seller: 'Anbieter', buyer: 'Käufer' } as const satisfies Record<Side, string>

const authors = { person: 'eine Person', assistant: 'den Assistenten' } as const

const verdicts = { meet: 'Erfüllt', 'not meet': 'Nicht erfüllt' } as const

const outcomes = {
  open: 'Offen',
  superseded: 'Ersetzt',
  withdrawn: 'Zurückgezogen',
  declined: 'Abgelehnt',
  expired: 'Abgelaufen',
  accepted: 'Angenommen',
} as const satisfies Record<ProposalStatus, string>

export const german: typeof english = {
  day: (day, month, year) => `${day}. ${months[month - 1]} ${year}`,
  groupSeparator: '.',
  decimalSeparator: ',',
  standardWord: (text) => standardWord(text, 'de'),
  money: (digits, currency) => `${digits} ${currency}`,

  title: 'Vereinbarung',
  titleOf: (listing) => `Vereinbarung: ${listing}`,
  numbered: (id) => `Vereinbarung ${id}`,
  between: (seller, buyer, day) => `zwischen ${seller} und ${buyer}, geschlossen am ${day}`,
  page: (page, pages) => `Seite ${page} von ${pages}`,

  parties: 'Parteien',
  party: (side) => sides[side],
  listing: (side, name) => `${side === 'seller' ? 'Angebot' : 'Gesuch'}: ${name}`,
  unverified: (company) => `${company} (nicht bestätigt)`,

  agreed: 'Was vereinbart ist',
  total: (tax, delivery) =>
    `Gesamtpreis. Steuern ${tax ? 'enthalten' : 'nicht enthalten'}, Lieferung ${delivery ? 'enthalten' : 'nicht enthalten'}.`,
  quantity: 'Menge',
  note: 'Notiz zum Vorschlag',
  noteHint: (company, assistant) =>
    `Von ${company}${assistant ? ', durch den Assistenten' : ''}. Die Prüfsumme unten umfasst sie nicht.`,

  requirements: 'Anforderungen des Gesuchs',
  noRequirements: 'Das Gesuch zeigt keine Anforderungen.',
  notShared: 'Der Käufer hat die eigenen Einschätzungen der Anforderungen nicht geteilt.',
  verdict: (verdict) => (verdict ? verdicts[verdict] : 'Offen'),

  acceptance: 'Annahme',
  acceptedBy: 'Angenommen von',
  accepter: (person, company, byMandate) =>
    `${person}${byMandate ? ' (durch den Assistenten, mit Mandat dieser Person)' : ''}${company === null ? '' : `, für ${company}`}`,
  acceptedAt: 'Angenommen am',
  proposal: 'Vorschlag',
  proposalOf: (number, side) => `Nummer ${number}, vom ${sides[side]}`,
  hash: 'SHA-256 des Pakets',
  hashNote:
    'Die Prüfsumme ist aus dem kanonischen JSON des Pakets (RFC 8785) ohne sie selbst berechnet. Wer das Paket hat, kann sie nachrechnen und vergleichen. Dieses Dokument gibt die Vereinbarung wieder, wie sie geschlossen wurde. Ob sie seitdem aufgehoben wurde, ist online bei der Vereinbarung zu sehen.',

  history: 'Nachweis des Verlaufs',
  historyHead: ['Nr.', 'Vorgelegt von', 'Vorgelegt am', 'Preise', 'Ausgang'],
  madeBy: (side, author) => `${sides[side]}, durch ${authors[author]}`,
  validUntil: (time) => `gültig bis ${time}`,
  outcome: (status) => outcomes[status],
}
