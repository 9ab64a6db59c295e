import type { PriceRelation } from '../../../../src/leads/list/schema.ts'
import { readerLocale } from '../../lib/language/reader-locale.ts'
import { count } from '../count.ts'
import type * as english from '../leads.ts'
import { sentence } from '../sentence.ts'
import { type Side, words } from './src/shared/sides.ts'
import type { Translated } from './translated.ts'

export * from '../leads.ts'

export const leadsCopy = ((side: Side) => {
  const seller = side === 'seller'
  const [other, Other] = seller ? ['der Käufer', 'Der Käufer'] : ['der Anbieter', 'Der Anbieter']
  return {
    missing: `In der Adresse fehlt ${side}_company_id oder ${seller ? 'product' : 'procurement'}_id. Zurück zur Übersicht.`,
    getContact: seller ? 'Kontaktdaten des Käufers' : 'Kontaktdaten des Anbieters',
    getContactShort: 'Kontakt',
    contactTitle: seller ? 'Kontaktdaten des Käufers' : 'Kontaktdaten des Anbieters',
    otherResponds: `Bitte warten Sie, ${other} antwortet gerade …`,
    contactUnexpected: `Beim Laden der Kontaktdaten ist ein unerwarteter Fehler aufgetreten. Bitte versuchen Sie es später erneut.`,
    notShared: `${Other} hat für dieses Gespräch keine direkten Kontaktdaten (Website, E-Mail, Telefon) freigegeben. Fragen Sie einfach in einer Nachricht danach.`,
    inputsTitle: seller ? 'Fragen und Antworten (letzte Runde)' : 'Anforderungen prüfen',
    freeFormTitle: seller
      ? 'Weitere Gedanken / Allgemeine Antwort'
      : 'Allgemeine Rückmeldung / Weitere Gedanken',
    disclosure: (company: string) =>
      `Was Sie hier ${seller ? 'antworten' : 'einschätzen und schreiben'}, darf der Assistent ${company} in eigenen Worten sagen. Was als „Nur für Ihren Assistenten“ markiert ist, sagt er nie.`,
    parties: seller ? 'Käufer' : 'Anbieter',
    emptyList: {
      title: 'Noch keine Treffer',
      text: seller
        ? 'Passt ein Gesuch zu Ihrem Angebot, erscheint es hier.'
        : 'Passt ein Angebot zu Ihrem Gesuch, erscheint es hier.',
    },
    otherListing: words[seller ? 'buyer' : 'seller'].listing,
  }
}) satisfies Translated<typeof english.leadsCopy>

const priceRelations = {
  'within budget': 'Preis im Budget',
  'above budget': 'Preis über Budget',
} as const satisfies Record<PriceRelation, string>

export const matchReason: typeof english.matchReason = (side, { coverage, price }) => {
  const { meet, notMeet, unknown } = coverage
  const total = meet + notMeet + unknown
  const shown = side === 'seller' ? 'sichtbaren ' : ''
  const answers =
    total === 0
      ? 'Passt nach der Beschreibung'
      : meet === 0
        ? `Erfüllt noch keine von ${count(total)} ${shown}Anforderungen`
        : `Erfüllt ${count(meet)} von ${count(total)} ${shown}Anforderungen`
  return price === null ? answers : `${answers}; ${priceRelations[price]}`
}

const dayOfMonth = new Intl.DateTimeFormat(readerLocale(), { month: 'long', day: 'numeric', timeZone: 'UTC' })

export const placesDay: typeof english.placesDay = (opensAt) => dayOfMonth.format(opensAt)

export const placesText: typeof english.placesText = ({ waiting, limit, used, nextPlacesAt }) => {
  const day = dayOfMonth.format(new Date(nextPlacesAt))
  const wait = `${count(waiting)} ${waiting === 1 ? 'weiterer wartet' : 'weitere warten'}`
  if (used >= limit) {
    const matches = `Die ${count(limit)} Treffer dieses Monats sind aufgebraucht.`
    return waiting > 0 ? `${matches} ${wait}; neue gibt es ab ${day}.` : `${matches} Neue gibt es ab ${day}.`
  }
  return waiting > 0 ? `${wait} auf einen freien Platz. Neue Plätze gibt es ab ${day}.` : null
}

export const searchCopy = ((side: Side) => {
  const { listing, points } = words[side]
  const [one, many, few] =
    side === 'seller' ? ['Gesuch', 'Gesuche', 'Gesuchen'] : ['Angebot', 'Angebote', 'Angeboten']
  return {
    lookedFor: side === 'seller' ? 'Angeboten' : 'Gesucht',
    morePoints: (n: number) => `und ${count(n)} weitere`,
    paused: `Dieses ${listing} ist pausiert und erhält keine neuen Treffer. Setzen Sie es auf der Übersicht fort.`,
    comparing: `Wird mit den offenen ${few} verglichen …`,
    compared: ({ compared, near }) => {
      if (compared === null) return null
      if (compared === 0) return `Noch waren keine ${many} offen. Neue werden verglichen, sobald sie kommen.`
      const total =
        compared === 1 ? `1 ${one} wurde verglichen` : `${count(compared)} ${many} wurden verglichen`
      if (near === null) return `${total}.`
      return near === 0
        ? `${total}; keines kam nahe.`
        : `${total}; ${count(near)} ${near === 1 ? 'kam' : 'kamen'} nahe.`
    },
    widenTitle: 'Was die Suche erweitert',
    unanswered: (text: string) =>
      `Kein Angebot dieser Art beantwortet „${text}“. Verwenden Sie weitere Begriffe, oder lassen Sie es weg.`,
    noneAnswered:
      'Kein Angebot dieser Art beantwortet eine Ihrer Anforderungen. Beschreiben Sie sie mit den Worten der Anbieter.',
    instructions: 'Ihre Suchanweisungen schließen vielleicht einige aus. Prüfen Sie, ob jede noch gilt.',
    manyPoints: (n: number) => `Sie nennen ${count(n)} ${points}. Behalten Sie nur die entscheidenden.`,
    fewPoints: (n: number) =>
      `Sie nennen nur ${n === 1 ? `eine ${words[side].point}` : `${count(n)} ${points}`}. Jede weitere kann zu einem Gesuch passen.`,
    shortDescription:
      side === 'seller'
        ? 'Ihre Beschreibung ist sehr kurz. Sagen Sie, was Sie liefern, für welche Kunden und wo.'
        : 'Ihre Beschreibung ist sehr kurz. Sagen Sie, wofür Sie es brauchen, wie viel und wo.',
    shortName: `Der Name Ihres ${listing}s ist ein einzelnes Wort. Sagen Sie, welche Art von Ware oder Leistung es ist.`,
    otherWords: 'Beschreiben Sie es auch mit anderen Worten, so wie es die Gegenseite nennen könnte.',
  }
}) satisfies Translated<typeof english.searchCopy>

export const leadCopy = {
  matches: 'Treffer',
  countOf: (n) => `${count(n)} für `,
  matchesPane: (n) => ({
    short: n === undefined ? '' : count(n),
    full: n === undefined ? 'Treffer' : `Treffer ${count(n)}`,
  }),
  showMatches: 'Treffer zeigen',
  hideMatches: 'Treffer ausblenden',
  tabs: {
    label: 'Teile des Gesprächs',
    talk: 'Gespräch',
    inputs: (side, n) => {
      const name = side === 'seller' ? 'Fragen' : 'Anforderungen'
      return n > 0 ? `${name} (${count(n)})` : name
    },
    details: 'Details',
  },
  more: 'Weitere Aktionen',
  thread: 'Gespräch',
  earlier: 'Frühere Nachrichten zeigen',
  earlierFailed: 'Die früheren Nachrichten konnten nicht geladen werden.',
  skipToThread: 'Zum Gespräch springen',
  compare: 'Vergleichen',
  sortBy: 'Sortieren',
  sortDefault: 'Standard',
  sortDefaultHint: 'Zuletzt aktive zuerst',
  sortBest: 'Beste Treffer',
  sortBestHint: 'Vom Assistenten geordnet',
  nothingToSort: 'Noch gibt es nichts zu sortieren.',
  sorting: 'Ihre Treffer werden sortiert …',
  sortStartFailed: (message) => `Das Sortieren konnte nicht gestartet werden: ${message}`,
  sortFailed: (message) => `Das Sortieren ist fehlgeschlagen: ${message || 'Unbekannter Fehler.'}`,
  terminated: 'Beendet',
  unseen: 'Neu',
  details: (name) => `Details zu ${name}`,
  back: 'Übersicht',
  direct: 'Gespräch selbst fortsetzen',
  directShort: 'Senden',
  directLabel: 'Ihre Nachricht',
  directPlaceholder: (company) => `Schreiben Sie ${company} in Ihren eigenen Worten`,
  attach: 'Dateien anhängen',
  filesFailed:
    'Bitte entfernen Sie die Dateien, die nicht verarbeitet werden konnten, oder versuchen Sie es erneut.',
  files: 'Dateien',
  directHint: 'Mit Strg und Eingabetaste senden.',
  continue: 'Die KI das Gespräch mit Ihren Eingaben fortsetzen lassen',
  continueShort: { draft: 'Antwort entwerfen', send: 'Antwort senden' },
  terminate: 'Gespräch beenden',
  terminateShort: 'Beenden',
  cancel: 'Abbrechen',
  working: 'Die KI arbeitet für Sie …',
  sending: 'Wird gesendet …',
  judging: 'Einschätzungen werden aktualisiert …',
  turnFailed:
    'Der Assistent ist gerade nicht verfügbar. Ihre Eingaben bleiben erhalten; versuchen Sie es später erneut, oder schreiben Sie eine Nachricht.',
  assistantAway: 'Der Assistent ist gerade nicht verfügbar. Sie können mit eigenen Nachrichten weitermachen.',
  stop: 'Anhalten',
  loadingList: 'Ihre Treffer werden geladen …',
  loadingMore: 'Weitere Treffer werden geladen …',
  loadingThread: 'Das Gespräch wird geladen …',
  emptyMessage: 'Bitte schreiben Sie vor dem Senden eine Nachricht.',
  emptyEdit: 'Die Nachricht darf nicht leer sein.',
  unchanged: 'Es wurde nichts geändert.',
  missingContext: 'Die Nachricht kann nicht gesendet werden: Gespräch oder Nutzerdaten fehlen.',
  noSelection: 'Kein Gespräch ausgewählt.',
  fetchFailed: (message) =>
    `Die Gespräche konnten nicht geladen werden: ${sentence(message)} Zurück zur Übersicht.`,
  invalidData: 'Der Server hat ungültige Daten gesendet.',
  roundFailed: (message) => `Ihre Eingaben konnten nicht verarbeitet werden: ${message}`,
  kept: 'Was Sie geschrieben haben, bleibt erhalten.',
  messageFailed: (message) => `Die Nachricht konnte nicht gesendet werden: ${message}`,
  stopFailed: (message) => `Der Assistent konnte nicht angehalten werden: ${message}`,
  terminateFailed: (message) => `Das Gespräch konnte nicht beendet werden: ${message}`,
  editFailed: (message) => `Die Nachricht konnte nicht geändert werden: ${message}`,
  deleteFailed: (message) => `Die Nachricht konnte nicht gelöscht werden: ${message}`,
  responded: (status) => `Der Server hat mit Status ${status} geantwortet.`,
  deleted: 'Nachricht gelöscht.',
  ending: 'Gespräch beendet.',
  pendingWaits: 'Noch nicht gesendet: Sie geht hinaus, sobald die Verbindung wieder da ist.',
  pendingDropped: 'Nachricht verworfen.',
  tryAgain: 'Erneut versuchen',
  edit: 'Nachricht bearbeiten',
  delete: 'Nachricht löschen',
  save: 'Speichern',
  edited: 'bearbeitet',
  writers: {
    person: 'Person',
    assistant: 'Assistent',
    'assistant, edited by a person': 'Assistent, von einer Person bearbeitet',
  },
  speaking: 'Der Assistent schreibt …',
  keptTitle: 'Nur für Ihren Assistenten',
  keptHint: 'Wird im Gespräch nie gesagt.',
  keptWhy: 'Warum es nur für Ihren Assistenten ist',
  saidTitle: 'Darf gesagt werden',
  maySay: 'Darf gesagt werden',
  keep: 'Zurückhalten',
  addKept: 'Etwas nur für Ihren Assistenten hinzufügen',
  unreachable:
    'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  sendAtOnce: 'Sofort senden, ohne mir einen Entwurf zu zeigen',
  draftLabel: 'Entwurf, nur Ihre Seite sieht ihn',
  draftEdited: 'Entwurf, bearbeitet; nur Ihre Seite sieht ihn',
  draftLost:
    'Der Assistent konnte diesen Entwurf nicht schreiben. Ihre Eingaben bleiben erhalten; bitte versuchen Sie es erneut.',
  draftNews: 'Das kam nach dem Entwurf herein:',
  draftChanged: 'Das Gespräch hat sich seit dem Entwurf geändert. Bitte lesen Sie es noch einmal.',
  draftSend: 'Senden',
  draftSendAnyway: 'Doch senden',
  draftEdit: { short: 'Ändern', full: 'Entwurf bearbeiten' },
  draftDrop: { short: 'Verwerfen', full: 'Entwurf verwerfen' },
  draftFailed: (operation, message) =>
    operation === 'writing'
      ? `Ihre Eingaben konnten nicht verarbeitet werden: ${message}`
      : `Der Entwurf konnte nicht gesendet werden: ${message}`,
  noQuestions: 'Es warten keine Fragen auf Sie. Unten können Sie weitere Gedanken ergänzen.',
  noRequirements: 'Keine Anforderungen zu prüfen.',
  requirements: 'Anforderungen der Gegenseite',
  settled: (n) => `Geklärt (${count(n)})`,
  shortReasons: {
    meet: { offered: 'im Angebot', said: 'zugesagt' },
    'not meet': { offered: 'weicht ab', said: 'abgelehnt' },
    unknown: 'noch offen',
    newEvidence: 'neuer Beleg',
  },
  markReason: { meet: 'erfüllt', 'not meet': 'weicht ab', unknown: 'noch offen' },
  markText: {
    meet: 'Nach dem, was Sie zeigen und gesagt haben, erfüllen Sie das.',
    'not meet': 'Nach dem, was Sie zeigen und gesagt haben, erfüllen Sie das nicht.',
    unknown: 'Nichts, was Sie zeigen oder gesagt haben, klärt das bisher.',
  },
  newMarks: (met, notMet, open) =>
    [
      met > 0 && `${count(met)} neu erfüllt`,
      notMet > 0 && `${count(notMet)} neu nicht erfüllt`,
      open > 0 && `${count(open)} wieder offen`,
    ]
      .filter(Boolean)
      .join(', '),
  contactShown: (person, company, fields) =>
    `Ihre Kontaktdaten wurden gezeigt: ${person && person !== company ? `${person}, ` : ''}${company} (${fields}).`,
  contactNext: (company, listing) =>
    `Melden Sie sich direkt, und nennen Sie „${listing}“. ${company} sieht, dass und wann Sie diese Kontaktdaten abgerufen haben. Das Gespräch hier bleibt offen.`,
  agree: 'Stimmen Sie zu?',
  yes: 'Ja',
  no: 'Nein',
  noVerdict: 'Der Assistent hat noch nichts eingeschätzt.',
  iKnow: 'Ich weiß:',
  ownJudgement: 'Ihre Einschätzung',
  assistantVerdict: (verdict) => `Der Assistent: ${verdict}`,
  newEvidence: 'Neuer Beleg gegen Ihre Einschätzung:',
  withdraw: 'Einschätzung zurücknehmen',
  withdrawFor: (requirement) => `Einschätzung zurücknehmen: ${requirement}`,
  judgeFailed: (message) => `Ihre Einschätzung konnte nicht gespeichert werden: ${message}`,
  clarification: 'Klarstellung',
  answer: 'Ihre Antwort',
  quoteFrom: 'In ihren Worten',
} satisfies Translated<typeof english.leadCopy>

export const keptReasons = {
  secrecy: 'Sie bitten um Diskretion.',
  limit: 'Klingt nach einer privaten Grenze.',
  instruction: 'Klingt nach einer Anweisung an Ihren Assistenten.',
  internal: 'Klingt nach etwas Internem.',
  unsure: 'Vielleicht nur für Sie gedacht.',
} satisfies Translated<typeof english.keptReasons>

export const detailsCopy = {
  seller: {
    title: 'Details zum Angebot',
    points: 'Wichtigste Stärken',
    loading: 'Das Angebot wird geladen …',
    noDescription: 'Keine Beschreibung.',
    noMedia: 'Diesem Angebot sind keine Dateien beigefügt.',
    noPoints: 'Keine Stärken sichtbar.',
    failed: (status) => `Das Angebot konnte nicht geladen werden. Status: ${status}`,
    unavailable: 'Die Details zu diesem Angebot sind zurzeit nicht verfügbar.',
    noId: 'Es wurde kein Angebot angegeben.',
  },
  buyer: {
    title: 'Details zum Gesuch',
    points: 'Wichtigste Anforderungen',
    loading: 'Das Gesuch wird geladen …',
    noDescription: 'Keine Beschreibung.',
    noMedia: 'Diesem Gesuch sind keine Dateien beigefügt.',
    noPoints: 'Keine Anforderungen sichtbar.',
    failed: (status) => `Das Gesuch konnte nicht geladen werden. Status: ${status}`,
    unavailable: 'Die Details zu diesem Gesuch sind zurzeit nicht verfügbar.',
    noId: 'Es wurde kein Gesuch angegeben.',
  },
} satisfies Translated<typeof english.detailsCopy>

export const safetyCopy = {
  report: {
    title: 'Gespräch melden',
    question: (company) => `Möchten Sie dieses Gespräch an Parley melden? ${company} erfährt davon nichts.`,
    reason: 'Grund (optional)',
    action: 'Melden',
    done: 'Gemeldet. Danke, wir sehen es uns an.',
  },
  block: {
    title: 'Unternehmen sperren',
    question: (company) =>
      `Möchten Sie ${company} sperren? Ihre gemeinsamen Gespräche enden, und Sie erhalten keine neuen Treffer miteinander.`,
    action: 'Sperren',
    done: 'Das Unternehmen ist gesperrt. Entsperren können Sie es unter „Mein Konto“.',
  },
  cancel: 'Abbrechen',
  failed: (reason) => `Das hat nicht geklappt: ${reason}`,
} satisfies Translated<typeof english.safetyCopy>
