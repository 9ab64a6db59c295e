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
  stated(place: string): string
  /** A yes or a no to a question, which is shown. */
  agreed(question: string): string
  refused(question: string): string
  leftOpen: string
  /** The wish isn't met, or not fully. */
  wish: string
  /** `quote` is what comes nearest to the requirement. */
  withoutFigure(quote: string, place: string): string
  unsettled(quote: string, place: string): string
  /** Says only that nothing was found: the seller may state it in words that the rules don't know. */
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
    stated: (place) => `The seller states this ${place}.`,
    agreed: (question) => `The seller says yes to the question “${question}”`,
    refused: (question) => `The seller says no to the question “${question}”`,
    leftOpen: 'The seller leaves this open for now.',
    wish: 'The seller doesn’t offer this; you called it a wish.',
    withoutFigure: (quote, place) => `“${quote}” ${place} gives no figure to compare.`,
    unsettled: (quote, place) => `“${quote}” ${place} comes near, but doesn't settle it.`,
    nothing: 'The assistant has found nothing from the seller about this yet.',
    uncertain: "What the seller shows and says doesn't settle this for certain.",
  },
  de: {
    inOffering: 'im Angebot',
    inConversation: 'im Gespräch',
    amountFits: (place) => `Die Angabe ${place} passt dazu.`,
    amountFails: (place) => `Die Angabe ${place} passt nicht dazu.`,
    denied: (place) => `Der Anbieter schließt das ${place} aus.`,
    excluded: (place) => `Was der Anbieter ${place} schreibt, lässt das weg.`,
    stated: (place) => `Der Anbieter sagt das ${place}.`,
    agreed: (question) => `Der Anbieter sagt ja zur Frage „${question}“`,
    refused: (question) => `Der Anbieter sagt nein zur Frage „${question}“`,
    leftOpen: 'Der Anbieter lässt das noch offen.',
    wish: 'Der Anbieter bietet das nicht; Sie nennen es einen Wunsch.',
    withoutFigure: (quote, place) => `„${quote}“ ${place} nennt keine Zahl zum Vergleichen.`,
    unsettled: (quote, place) => `„${quote}“ ${place} kommt dem nahe, klärt es aber noch nicht.`,
    nothing: 'Der Assistent hat beim Anbieter dazu noch nichts gefunden.',
    uncertain: 'Was der Anbieter zeigt und sagt, klärt das nicht sicher.',
  },
  fr: {
    inOffering: "dans l'offre",
    inConversation: 'dans la conversation',
    amountFits: (place) => `Le chiffre donné ${place} convient.`,
    amountFails: (place) => `Le chiffre donné ${place} ne convient pas.`,
    denied: (place) => `Le vendeur l'exclut ${place}.`,
    excluded: (place) => `Ce que le vendeur indique ${place} ne le comprend pas.`,
    stated: (place) => `Le vendeur l'indique ${place}.`,
    agreed: (question) => `Le vendeur répond oui à la question « ${question} »`,
    refused: (question) => `Le vendeur répond non à la question « ${question} »`,
    leftOpen: 'Le vendeur laisse ce point ouvert pour le moment.',
    wish: "Le vendeur ne le propose pas ; vous l'avez indiqué comme un souhait.",
    withoutFigure: (quote, place) => `« ${quote} » ${place} ne donne aucun chiffre à comparer.`,
    unsettled: (quote, place) => `« ${quote} » ${place} s'en approche, mais ne suffit pas.`,
    nothing: "L'assistant n'a encore rien trouvé à ce sujet chez le vendeur.",
    uncertain: 'Ce que le vendeur montre et dit ne permet pas de conclure avec certitude.',
  },
  es: {
    inOffering: 'en la oferta',
    inConversation: 'en la conversación',
    amountFits: (place) => `La cifra indicada ${place} encaja.`,
    amountFails: (place) => `La cifra indicada ${place} no encaja.`,
    denied: (place) => `El vendedor lo descarta ${place}.`,
    excluded: (place) => `Lo que el vendedor indica ${place} no lo incluye.`,
    stated: (place) => `El vendedor lo indica ${place}.`,
    agreed: (question) => `El vendedor responde que sí a la pregunta «${inSpanish(question)}»`,
    refused: (question) => `El vendedor responde que no a la pregunta «${inSpanish(question)}»`,
    leftOpen: 'El vendedor lo deja abierto por ahora.',
    wish: 'El vendedor no lo ofrece; usted lo indicó como un deseo.',
    withoutFigure: (quote, place) => `«${quote}» ${place} no da ninguna cifra para comparar.`,
    unsettled: (quote, place) => `«${quote}» ${place} se acerca, pero no lo aclara.`,
    nothing: 'El asistente todavía no ha encontrado nada del vendedor sobre esto.',
    uncertain: 'Lo que el vendedor muestra y dice no lo aclara con certeza.',
  },
}
