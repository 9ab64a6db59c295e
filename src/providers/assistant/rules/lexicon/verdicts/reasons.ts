import type { Language } from '../../../../../language/languages.ts'

/** The sentences that explain a judgement, shown to the buyer in the language of the request. */
interface Reasons {
  /** `place` of the phrases below. */
  inOffering: string
  inConversation: string
  amountFits(place: string): string
  amountFails(place: string): string
  denied(place: string): string
  excluded(place: string): string
  stated(place: string, words: string): string
  /** A yes or a no to a question, which is shown. */
  agreed(question: string): string
  refused(question: string): string
  leftOpen: string
  /** The wish isn't met, or not fully. */
  wish: string
  withoutFigure(words: string): string
  unsettled(words: string): string
  nothing: string
  /** A model's verdict that its quote doesn't carry. */
  uncertain: string
}

const inSpanish = (question: string): string => (question.startsWith('¿') ? question : `¿${question}`)

export const reasons: Record<Language, Reasons> = {
  en: {
    inOffering: 'in the offering',
    inConversation: 'in the conversation',
    amountFits: (place) => `The figure given ${place} fits.`,
    amountFails: (place) => `The figure given ${place} doesn't fit.`,
    denied: (place) => `The seller rules this out ${place}.`,
    excluded: (place) => `What the seller states ${place} leaves this out.`,
    stated: (place, words) => `The seller states this ${place}${words ? `: ${words}` : ''}.`,
    agreed: (question) => `The seller says yes to the question “${question}”`,
    refused: (question) => `The seller says no to the question “${question}”`,
    leftOpen: 'The seller leaves this open for now.',
    wish: 'The seller doesn’t offer this; you called it a wish.',
    withoutFigure: (words) => `The seller mentions ${words}, but gives no figure to compare.`,
    unsettled: (words) => `The seller mentions ${words}, which doesn't settle it.`,
    nothing: 'Nothing the seller shows or says speaks to this yet.',
    uncertain: "What the seller shows and says doesn't settle this for certain.",
  },
  de: {
    inOffering: 'im Angebot',
    inConversation: 'im Gespräch',
    amountFits: (place) => `Die Angabe ${place} passt dazu.`,
    amountFails: (place) => `Die Angabe ${place} passt nicht dazu.`,
    denied: (place) => `Der Anbieter schließt das ${place} aus.`,
    excluded: (place) => `Was der Anbieter ${place} schreibt, lässt das weg.`,
    stated: (place, words) => `Der Anbieter sagt das ${place}${words ? `: ${words}` : ''}.`,
    agreed: (question) => `Der Anbieter sagt ja zur Frage „${question}“`,
    refused: (question) => `Der Anbieter sagt nein zur Frage „${question}“`,
    leftOpen: 'Der Anbieter lässt das noch offen.',
    wish: 'Der Anbieter bietet das nicht; Sie nennen es einen Wunsch.',
    withoutFigure: (words) => `Der Anbieter erwähnt ${words}, nennt aber keine Zahl zum Vergleichen.`,
    unsettled: (words) => `Der Anbieter erwähnt ${words}, das klärt es noch nicht.`,
    nothing: 'Bisher sagt und zeigt der Anbieter nichts dazu.',
    uncertain: 'Was der Anbieter zeigt und sagt, klärt das nicht sicher.',
  },
  fr: {
    inOffering: "dans l'offre",
    inConversation: 'dans la conversation',
    amountFits: (place) => `Le chiffre donné ${place} convient.`,
    amountFails: (place) => `Le chiffre donné ${place} ne convient pas.`,
    denied: (place) => `Le vendeur l'exclut ${place}.`,
    excluded: (place) => `Ce que le vendeur indique ${place} ne le comprend pas.`,
    stated: (place, words) => `Le vendeur l'indique ${place}${words ? ` : ${words}` : ''}.`,
    agreed: (question) => `Le vendeur répond oui à la question « ${question} »`,
    refused: (question) => `Le vendeur répond non à la question « ${question} »`,
    leftOpen: 'Le vendeur laisse ce point ouvert pour le moment.',
    wish: "Le vendeur ne le propose pas ; vous l'avez indiqué comme un souhait.",
    withoutFigure: (words) => `Le vendeur mentionne ${words}, sans chiffre à comparer.`,
    unsettled: (words) => `Le vendeur mentionne ${words}, ce qui ne suffit pas.`,
    nothing: "Rien de ce que le vendeur montre ou dit n'en parle encore.",
    uncertain: 'Ce que le vendeur montre et dit ne permet pas de conclure avec certitude.',
  },
  es: {
    inOffering: 'en la oferta',
    inConversation: 'en la conversación',
    amountFits: (place) => `La cifra indicada ${place} encaja.`,
    amountFails: (place) => `La cifra indicada ${place} no encaja.`,
    denied: (place) => `El vendedor lo descarta ${place}.`,
    excluded: (place) => `Lo que el vendedor indica ${place} no lo incluye.`,
    stated: (place, words) => `El vendedor lo indica ${place}${words ? `: ${words}` : ''}.`,
    agreed: (question) => `El vendedor responde que sí a la pregunta «${inSpanish(question)}»`,
    refused: (question) => `El vendedor responde que no a la pregunta «${inSpanish(question)}»`,
    leftOpen: 'El vendedor lo deja abierto por ahora.',
    wish: 'El vendedor no lo ofrece; usted lo indicó como un deseo.',
    withoutFigure: (words) => `El vendedor menciona ${words}, pero no da ninguna cifra para comparar.`,
    unsettled: (words) => `El vendedor menciona ${words}, pero eso no lo aclara.`,
    nothing: 'Nada de lo que el vendedor muestra o dice habla de esto todavía.',
    uncertain: 'Lo que el vendedor muestra y dice no lo aclara con certeza.',
  },
}
