import type { Language } from '../../../../../language/languages.ts'

/** The questions to the seller. One about a requirement quotes it first. */
export interface QuestionTexts {
  /** A question of the buyer, in the buyer's own words. */
  asked(buyer: string, question: string): string
  required(requirement: string): string
  /** Of a requirement that is a statement about the buyer: 'We live on the third floor'. */
  written(requirement: string): string
  general: string
  figure: string
  /** About a day or a time of day. */
  suits: string
  alternative: string
  /** About an answer that leaves something open, which is `words`. */
  precise(topic: string, words: string): string
}

export const questionTexts: Record<Language, QuestionTexts> = {
  en: {
    asked: (buyer, question) => `${buyer} asks: ${question}`,
    required: (requirement) => `They ask for “${requirement}”.`,
    written: (requirement) => `They write: “${requirement}”.`,
    general: 'Is this possible?',
    figure: 'What can you offer, in figures?',
    suits: 'Does this suit you?',
    alternative: "This doesn't fit yet. What could you offer instead?",
    precise: (topic, words) => `${topic}: you wrote “${words}”. Could you be more precise?`,
  },
  de: {
    asked: (buyer, question) => `${buyer} fragt: ${question}`,
    required: (requirement) => `Gewünscht ist „${requirement}“.`,
    written: (requirement) => `In der Anfrage steht: „${requirement}“.`,
    general: 'Ist das bei Ihnen möglich?',
    figure: 'Was können Sie anbieten, in Zahlen?',
    suits: 'Passt das bei Ihnen?',
    alternative: 'Das passt noch nicht. Was können Sie stattdessen anbieten?',
    precise: (topic, words) => `${topic}: Sie schreiben „${words}“. Können Sie das genauer sagen?`,
  },
  fr: {
    asked: (buyer, question) => `${buyer} demande : ${question}`,
    required: (requirement) => `Le client demande « ${requirement} ».`,
    written: (requirement) => `Le client écrit : « ${requirement} ».`,
    general: 'Est-ce possible chez vous ?',
    figure: 'Que pouvez-vous proposer, en chiffres ?',
    suits: 'Cela vous convient-il ?',
    alternative: 'Cela ne convient pas encore. Que pourriez-vous proposer à la place ?',
    precise: (topic, words) => `${topic} : vous écrivez « ${words} ». Pouvez-vous préciser ?`,
  },
  es: {
    asked: (buyer, question) => `${buyer} pregunta: ${question}`,
    required: (requirement) => `Se pide «${requirement}».`,
    written: (requirement) => `El cliente escribe: «${requirement}».`,
    general: '¿Es posible?',
    figure: '¿Qué puede ofrecer, en cifras?',
    suits: '¿Le viene bien?',
    alternative: 'Todavía no encaja. ¿Qué podría ofrecer en su lugar?',
    precise: (topic, words) => `${topic}: usted escribe «${words}». ¿Podría precisar?`,
  },
}

/** The requirement that a question begins with; null for another question. */
export function requirementIn(question: string): string | null {
  for (const introduce of Object.values(questionTexts).flatMap(({ required, written }) => [
    required,
    written,
  ])) {
    const [before = '', after = ''] = introduce('|').split('|')
    const end = question.indexOf(after, before.length)
    if (question.startsWith(before) && end > 0) return question.slice(before.length, end)
  }
  return null
}

/** Begins a reason rather than a requirement: 'because we have a baby'. */
export const reasonStart =
  /^(?:because|since (?:we|i|our|my)|as (?:we|i|our|my)|so that|weil|da (?:wir|ich|unsere?|meine?)|denn|damit|parce que|parce qu|puisque|puisqu|comme (?:nous|je|on)|car|afin|porque|ya que|puesto que|como (?:nosotros|tenemos|somos)|para que)(?![\p{L}])/iu

/** Begins a statement about the buyer rather than what is asked for: 'I live in Ulm', 'It's a 2012 boiler', 'Our flat is small'. */
const statementStart: Record<Language, RegExp> = {
  en: /^(?:i|i['’]m|we|we['’]re|it['’]?s|it is|there['’]?s|there (?:is|are)|(?:my|our) \p{L}+ (?:is|are|has|does|do|needs?|wants?))(?!\p{L})/iu,
  de: /^(?:ich|wir|es (?:ist|sind|gibt)|(?:mein|unser)e? \p{L}+ (?:ist|sind|hat))(?!\p{L})/iu,
  fr: /^(?:je|j['’]\p{L}+|nous|on (?:a|est|veut|voudrait|aimerait|souhaite|habite|vit|fait|part|attend|organise)|c['’]est|il y a|(?:mon|ma|mes|notre|nos) \p{L}+ (?:est|sont|a|fait))(?!\p{L})/iu,
  es: /^(?:vivo|vivimos|tengo|tenemos|soy|somos|es|son|hay)(?!\p{L})/iu,
}

/** Whether a requirement is a statement about the buyer rather than what is asked for. */
export const isStatement = (requirement: string, language: Language): boolean =>
  statementStart[language].test(requirement)

/** The topic before the colon of a question or an answer. */
export const topicBefore = /^([^:?]{2,60}?)\s?:\s/u

/** Whether a question is one that the buyer asked, rather than one about a requirement. */
export const isBuyersQuestion = (question: string): boolean =>
  /^[^:?]{1,50} (?:asks|fragt|demande|pregunta)\s?:\s/u.test(question)

/** A topic that begins so has no noun of its own: 'Do you', 'Können Sie'. */
export const questionStart =
  /^(?:do|does|did|can|could|will|would|are|is|have|has|may|what|when|where|which|who|how|why|können|könnten|haben|sind|ist|gibt|gehört|machen|nehmen|wäre|was|wann|wo|welche\p{L}*|wer|wie|warum|pouvez|pourriez|avez|êtes|est|faites|prenez|quoi|quand|où|quel\p{L}*|qui|comment|pourquoi|combien|puede\p{L}*|podría\p{L}*|tiene\p{L}*|está\p{L}*|hace\p{L}*|qué|cuándo|dónde|cuál\p{L}*|quién|cómo|cuánto)(?![\p{L}-])/iu

/** A day with its month, or in figures: '3 May', '23.8.', 'May 3'. */
export const calendarDate =
  /\d{1,2}(?:st|nd|rd|th|er|\.)?\s(?:de |of )?(?:jan|feb|fév|fev|mar|mär|apr|avr|abr|may|mai|mayo|jun|juin|jul|juil|aug|ao[uû]|ago|sep|oct|okt|nov|dec|dez|déc|dic|ene)\p{L}*(?:\s(?:de )?20\d\d)?|(?:january|february|march|april|may|june|july|august|september|october|november|december)\s\d{1,2}(?:st|nd|rd|th)?(?:,?\s20\d\d)?|\d{1,2}[./]\d{1,2}[./](?:20\d\d|\d\d)?/giu
