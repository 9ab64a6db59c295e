import type * as english from '../landing.ts'
import { sentence } from '../sentence.ts'
import { type Side, words } from './src/shared/sides.ts'
import type { Translated } from './translated.ts'

export * from '../landing.ts'

export const landingCopy = {
  prompts: [
    'Schreiben Sie, was Sie oder Ihr Unternehmen suchen.',
    'Schreiben Sie, was Sie oder Ihr Unternehmen anbieten.',
  ],
  areaLabel: 'Was Sie oder Ihr Unternehmen suchen oder anbieten',
  next: 'Chancen entdecken',
  nav: 'Hauptnavigation',
  login: 'Anmelden',
  home: 'Übersicht',
  demo: 'Demo buchen',
  privacy: 'Datenschutz',
  describeFirst: 'Bitte beschreiben Sie zuerst im Textfeld, was Sie suchen.',
  loginFirst: 'Bitte melden Sie sich an oder registrieren Sie sich. Ihr Text ist gespeichert.',
  choose: 'Was möchten Sie tun?',
  cancel: 'Abbrechen',
  intents: {
    seller: {
      title: 'Ich biete etwas an',
      note: 'Stellen Sie ein Angebot ein und lassen Sie sich finden.',
    },
    buyer: {
      title: 'Ich suche etwas',
      note: 'Stellen Sie ein Gesuch ein und finden Sie, wer es erfüllen kann.',
    },
  },
  loadingCompany: 'Die Unternehmensdaten für das Formular werden geladen …',
  parseFailed: (error) => `Die KI konnte den Text nicht auswerten: ${error || 'Unbekannter Fehler'}`,
  userLost: 'Der Text ist ausgewertet, aber die Nutzerkennung fehlt. Bitte melden Sie sich erneut an.',
  noUser: 'Die Nutzerkennung fehlt. Bitte melden Sie sich erneut an.',
  companyFailed: (error) =>
    `Die Unternehmensdaten für das Formular konnten nicht geladen werden: ${sentence(error)} So geht es nicht weiter.`,
  serverFailed: (error) => `Fehler bei der Verbindung zum Server: ${error}`,
  parseFallback: (status) =>
    status < 400 ? 'Die Auswertung konnte nicht gestartet werden' : `Serverfehler ${status}`,
  companyFallback: (status) => `Serverfehler beim Laden der Unternehmensdaten: ${status}`,
} satisfies Translated<typeof english.landingCopy>

export const completeCopy = ((side: Side) => {
  const { listing } = words[side]
  return {
    title: `${listing} vervollständigen`,
    submit: `${listing} erstellen und Treffer finden`,
    submitBriefly: 'Erstellen',
    processing: `Ihr ${listing} wird ausgewertet …`,
    creating: `Ihr ${listing} wird erstellt …`,
    failed: (error: string) => `Ihr ${listing} konnte nicht erstellt werden: ${error}`,
    kept: 'Ihre Eingaben bleiben erhalten, Sie können es also erneut versuchen.',
    fallback: () => `Das ${listing} konnte nicht gespeichert werden`,
    note: 'Parley hat das Formular aus Ihrem Text ausgefüllt. Berichtigen Sie, was nicht stimmt, und verbergen Sie, was nur Sie angeht.',
  }
}) satisfies Translated<typeof english.completeCopy>

export const partyCopy = {
  askedDescription:
    'Ein oder zwei Sätze dazu, wer Sie sind. In den Daten Ihres Unternehmens fehlt dies noch. Was Sie hier schreiben, wird dort gespeichert.',
  asked: 'In den Daten Ihres Unternehmens fehlt dies noch. Was Sie hier schreiben, wird dort gespeichert.',
  recorded: 'Aus den Daten Ihres Unternehmens.',
  taken:
    'In den Daten Ihres Unternehmens fehlte dies noch. Es wurde aus Ihrem Text übernommen und dort gespeichert.',
  changedOnHome: 'Ändern können Sie dies unter „Mein Konto“.',
  changedByManager: 'Ändern kann dies ein Manager Ihres Unternehmens unter „Mein Konto“.',
  filledMeanwhile:
    'Die Daten Ihres Unternehmens wurden inzwischen von jemand anderem ergänzt. Bitte prüfen Sie Name und Beschreibung und senden Sie das Formular erneut.',
} satisfies Translated<typeof english.partyCopy>

export const heroCopy = {
  title: ['Sagen Sie, was Sie suchen.', 'Oder was Sie anbieten.'],
  lead: 'Parley macht aus Ihren Worten einen Eintrag, findet, wer dazu passt, und eröffnet das Gespräch für beide Seiten.',
  promise: 'Was Sie verbergen, bleibt verborgen.',
} satisfies Translated<typeof english.heroCopy>

export const stepsCopy = {
  title: 'So funktioniert es',
  steps: [
    {
      title: 'Schreiben Sie, wie Sie sprechen',
      text: 'Ein paar Sätze genügen. Parley liest die Anforderungen oder Stärken heraus, und Sie berichtigen das Ergebnis.',
    },
    {
      title: 'Sehen Sie, wer passt und warum',
      text: 'Jeder Treffer wird Anforderung für Anforderung eingeschätzt: erfüllt, nicht erfüllt oder noch offen. Sie können widersprechen.',
    },
    {
      title: 'Lassen Sie reden, oder reden Sie selbst',
      text: 'Ein Assistent führt das Gespräch mit dem, was beide Seiten ihm geben. Schreiben Sie selbst, wann immer Sie wollen, oder beenden Sie es.',
    },
  ],
  negotiating: {
    title: 'Lassen Sie verhandeln, in Grenzen, die nur Sie kennen',
    text: 'Sagen Sie Ihrem Assistenten vertraulich, was Sie wollen, wie weit Sie gehen würden und was Ihnen jede Kondition wert ist. Er macht Vorschläge und Gegenvorschläge in diesen Grenzen, nimmt an, wenn Sie es erlauben, und zeigt sie der Gegenseite nie. Sie können jederzeit selbst übernehmen, und aus dem Ergebnis wird ein Dokument, das beide Seiten prüfen können.',
    alt: 'Ein Vorschlag des Assistenten eines Buchhalters mit drei Optionen: Gesamtpreis, Kündigungsfrist und wie die Belege eingehen, mit den Unterschieden zum vorherigen Vorschlag. Eine davon wurde angenommen.',
  },
} satisfies Translated<typeof english.stepsCopy>

export const conversationCopy = {
  title: 'Ein Gespräch, wie es die Bäckerei sieht',
  lead: 'Eine Bäckerei sucht Roggenmehl, und eine Mühle antwortet. Der Assistent schätzt jede Anforderung anhand dessen ein, was die Mühle gesagt hat, und zeigt der Bäckerei jede Nachricht, bevor sie gesendet wird. Die Grenzen der Bäckerei kennt nur ihr Assistent.',
  alt: 'Die Seite eines Gesprächs zwischen einer Bäckerei und einer Mühle: links die Treffer, in der Mitte die Nachrichten mit einem Entwurf, den nur die Bäckerei sieht, rechts die Anforderungen der Bäckerei mit ihren Einschätzungen.',
} satisfies Translated<typeof english.conversationCopy>

export const promiseCopy = {
  title: 'Sie entscheiden, was die Gegenseite erfährt',
  lead: 'Jede Zeile eines Eintrags wird gezeigt oder dient nur der Suche. Was nur der Suche dient, liest niemand auf der Gegenseite, auch nicht der Assistent, der mit ihr spricht.',
  example: 'Beispiel',
  own: 'Was Sie schreiben',
  theirs: 'Was die Gegenseite liest',
  listing: 'Verpackung für eine Hautpflegeserie',
  rows: [
    { text: 'Glastiegel mit 50 ml, recycelt', shown: true },
    { text: 'Erste Lieferung im März', shown: true },
    { text: 'Unser Budget reicht bis 40.000 $', shown: false },
  ],
  facts: [
    {
      title: 'Zeilen nur für die Suche',
      text: 'Sie helfen, Treffer zu finden, und kein Wort davon erreicht das Gespräch.',
    },
    {
      title: 'Suchanweisungen',
      text: 'Wen Parley suchen und wen es auslassen soll, bleibt zwischen Ihnen und der Suche.',
    },
    {
      title: 'Kontaktdaten',
      text: 'Website, E-Mail und Telefon geben Sie einzeln frei, und nur für Ihre Treffer.',
    },
  ],
} satisfies Translated<typeof english.promiseCopy>

export const providersCopy = {
  title: 'Verkaufen Sie für ein Unternehmen?',
  text: 'Sehen Sie an einem echten Angebot, wie Gesuche Sie finden.',
} satisfies Translated<typeof english.providersCopy>
