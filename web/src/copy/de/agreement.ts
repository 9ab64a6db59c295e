import type * as english from '../agreement.ts'
import type { Side } from './src/shared/sides.ts'
import type { Translated } from './translated.ts'

export * from '../agreement.ts'

const party = { seller: 'Anbieter', buyer: 'Käufer' } as const satisfies Record<Side, string>

export const agreementCopy = {
  title: 'Vereinbarung',
  loading: 'Die Vereinbarung wird geladen …',
  notFound: 'Diese Vereinbarung wurde nicht gefunden. Vielleicht gehört sie anderen Unternehmen.',
  missing: 'Diese Adresse nennt keine Vereinbarung.',
  toMain: 'Zu meiner Übersicht',
  between: (seller, buyer) => `zwischen ${seller} und ${buyer}`,
  toLead: 'Zum Gespräch',
  download: 'PDF herunterladen',
  fileName: (id) => `vereinbarung-${id}.pdf`,
  print: 'Drucken',
  parties: 'Parteien',
  party,
  you: 'Sie',
  agreed: 'Was vereinbart ist',
  total: 'Gesamtpreis',
  included: (tax, delivery) =>
    `Steuern ${tax ? 'enthalten' : 'nicht enthalten'}, Lieferung ${delivery ? 'enthalten' : 'nicht enthalten'}`,
  quantity: 'Menge',
  note: 'Notiz zum Vorschlag',
  noteHint: (company, assistant) =>
    `Von ${company}${assistant ? ', durch den Assistenten' : ''}. Die Prüfsumme unten umfasst sie nicht.`,
  requirements: 'Anforderungen des Gesuchs',
  noRequirements: 'Das Gesuch zeigt keine Anforderungen.',
  notShared: (company) => `${company} hat die eigenen Einschätzungen der Anforderungen nicht geteilt.`,
  acceptance: 'Annahme',
  acceptedBy: 'Angenommen von',
  byMandate: (name) => `${name}, durch den Assistenten mit Mandat`,
  acceptedAt: 'Angenommen am',
  hash: 'SHA-256 des Pakets',
  hashNote:
    'Berechnet aus dem kanonischen JSON des Pakets (RFC 8785). Wer das Paket hat, kann den Wert nachrechnen und vergleichen.',
  history: 'Wie es dazu kam',
  proposal: (number, company, assistant) =>
    `Vorschlag ${number} von ${company}${assistant ? ', durch den Assistenten' : ''}`,
  outcome: {
    open: 'Offen',
    superseded: 'Ersetzt',
    withdrawn: 'Zurückgezogen',
    declined: 'Abgelehnt',
    expired: 'Abgelaufen',
    accepted: 'Angenommen',
  },
  inForce: 'In Kraft',
  cancelled: (at) => `Von beiden Seiten aufgehoben am ${at}.`,
  cancelTitle: 'Aufhebung',
  cancelText: 'Eine Vereinbarung wird nur aufgehoben, wenn beide Seiten es verlangen.',
  request: 'Aufhebung verlangen',
  confirm: 'Aufhebung bestätigen',
  requestTitle: 'Aufhebung dieser Vereinbarung verlangen?',
  requestText: (company) =>
    `${company} wird benachrichtigt. Die Vereinbarung bleibt in Kraft, bis ${company} zustimmt.`,
  confirmTitle: 'Diese Vereinbarung aufheben?',
  confirmText:
    'Damit haben beide Seiten es verlangt, und die Vereinbarung endet sofort. Neue Vorschläge sind möglich.',
  asked: (company) => `Sie haben die Aufhebung verlangt. ${company} hat noch nicht zugestimmt.`,
  otherAsked: (company) =>
    `${company} verlangt die Aufhebung. Bestätigen Sie, um die Vereinbarung zu beenden.`,
  requested: (company) => `${company} wurde um Zustimmung gebeten.`,
  ended: 'Die Vereinbarung ist aufgehoben.',
} satisfies Translated<typeof english.agreementCopy>
