import { limits } from '../../../../src/shared/limits.ts'
import type * as english from '../proposals.ts'
import type { Translated } from './translated.ts'

export * from '../proposals.ts'

const status = {
  open: 'Offen',
  superseded: 'Ersetzt',
  withdrawn: 'Zurückgezogen',
  declined: 'Abgelehnt',
  expired: 'Abgelaufen',
  accepted: 'Angenommen',
} as const

export const proposalCopy = {
  propose: 'Konditionen vorschlagen',
  title: (number) => `Vorschlag ${number}`,
  counterOf: (number) => `antwortet auf Vorschlag ${number}`,
  compared: (number) => `Markiert: was von Vorschlag ${number} abweicht`,
  was: 'vorher',
  added: 'neu',
  removed: 'entfällt',
  none: 'keine',
  chooseOption: 'Optionen',
  option: (letter) => `Option ${letter}`,
  rows: {
    total: 'Gesamtpreis',
    tax: 'Steuern',
    delivery: 'Lieferung',
    quantity: 'Menge',
    included: (included) => (included ? 'enthalten' : 'nicht enthalten'),
  },
  authors: { person: 'Person', assistant: 'Assistent, mit Mandat' },
  status,
  cancelled: 'Aufgehoben',
  validUntil: (day) => `Gültig bis ${day}`,
  left: (time) => `noch ${time}`,
  timeUp: 'Die Zeit ist um',
  reason: 'Grund',
  note: 'Notiz',
  showTerms: 'Konditionen zeigen',
  accept: (option) => `${option} annehmen`,
  acceptOnly: 'Annehmen',
  counter: 'Gegenvorschlag',
  decline: 'Ablehnen',
  withdraw: 'Zurückziehen',
  cancel: 'Abbrechen',
  close: 'Schließen',

  acceptTitle: (option) => (option ? `${option} annehmen?` : 'Diese Konditionen annehmen?'),
  acceptText: (option, company, number) =>
    `Sie nehmen ${option ? `${option} von ` : ''}Vorschlag ${number} von ${company} an, für`,
  acceptEffect:
    'Damit schließen Sie eine Vereinbarung. Aufgehoben werden kann sie nur, wenn beide Seiten es verlangen. Das Gespräch bleibt offen.',
  shares: 'Unsere Einschätzungen der Anforderungen in der Vereinbarung zeigen',
  closedMeanwhile: (number, closed) =>
    `Vorschlag ${number} ist inzwischen ${status[closed].toLowerCase()}. Es wurde nichts angenommen.`,
  acceptFailed: (reason) => `Es wurde nichts angenommen. ${reason}`,
  declineTitle: 'Diesen Vorschlag ablehnen?',
  declineText: (company) =>
    `${company} wird benachrichtigt, und beide Seiten können andere Konditionen vorschlagen.`,
  declineFailed: (reason) => `Der Vorschlag wurde nicht abgelehnt. ${reason}`,
  withdrawTitle: 'Diesen Vorschlag zurückziehen?',
  withdrawText: (company) =>
    `${company} kann ihn nicht mehr annehmen. Sie können andere Konditionen vorschlagen.`,
  withdrawFailed: (reason) => `Der Vorschlag wurde nicht zurückgezogen. ${reason}`,
  reasonLabel: (company) => `Grund (freiwillig; ${company} liest ihn)`,
  proposeFailed: (reason) => `Der Vorschlag wurde nicht gesendet. Ihr Entwurf bleibt erhalten. ${reason}`,
  listFailed: 'Frühere Vorschläge konnten nicht geladen werden.',

  agreed: 'Vereinbart',
  agreement: 'Vereinbarung öffnen',
  agreementCancelled: 'Die Vereinbarung wurde aufgehoben.',
  cancelRequested: (own, company) =>
    own ? 'Sie haben die Aufhebung verlangt.' : `${company} verlangt die Aufhebung.`,
  asksToCancel: { own: 'Vereinbart, Aufhebung verlangt', other: 'Verlangt die Aufhebung' },

  isFilled: 'Ist Ihr Gesuch erledigt?',
  isFilledText: `Ihre anderen Gespräche dazu enden dann mit einer freundlichen Nachricht, und die Suche hört auf. Sie können das ${limits.undoFillMinutes} Minuten lang rückgängig machen.`,
  fill: 'Ja, es ist erledigt',
  fillFailed: (reason) => `Das Gesuch wurde nicht als erledigt markiert. ${reason}`,
  filled: 'Ihr Gesuch ist erledigt.',
  ended: (n) =>
    n === 0
      ? 'Es war kein anderes Gespräch offen.'
      : n === 1
        ? 'Ein anderes Gespräch endete mit einer Nachricht.'
        : `${n} andere Gespräche endeten mit einer Nachricht.`,
  reopen: 'Rückgängig',
  undoLeft: (clock) => `noch ${clock} zum Rückgängigmachen`,
  reopened: 'Ihr Gesuch ist wieder offen, ebenso die anderen Gespräche dazu.',
  reopenFailed: (reason) => `Das Gesuch wurde nicht wieder geöffnet. ${reason}`,

  waitsForYou: 'Vorschlag wartet auf Sie',
  waitForYou: (n) => (n === 1 ? 'Vorschlag wartet auf Sie' : `${n} Vorschläge warten auf Sie`),
  ownOpen: 'Ihr Vorschlag ist offen',
  assistantAsks: (n) => (n === 1 ? 'Ihr Assistent fragt Sie' : `Ihr Assistent fragt Sie in ${n} Gesprächen`),
  agreedCount: (n) => (n === 1 ? 'Vereinbart' : `${n} vereinbart`),
  tileFilled: 'Erledigt',
  last: {
    declined: 'Vorschlag abgelehnt',
    expired: 'Vorschlag abgelaufen',
    withdrawn: 'Vorschlag zurückgezogen',
  },
} satisfies Translated<typeof english.proposalCopy>
