import type { Language } from '../../../../language/languages.ts'

/** The questions to the seller. Each begins with its topic of a few words. */
export interface QuestionTexts {
  /** Between a topic and the rest. */
  colon: string
  /** A question of the buyer, in the buyer's own words. */
  asked(buyer: string, question: string): string
  /** What the buyer requires, where the topic is only a part of it. */
  required(requirement: string): string
  general: string
  figure: string
  /** About a day or a time of day. */
  suits: string
  alternative(topic: string): string
  /** About an answer that leaves something open, which is `words`. */
  precise(topic: string, words: string): string
}

export const questionTexts: Record<Language, QuestionTexts> = {
  en: {
    colon: ': ',
    asked: (buyer, question) => `${buyer} asks: ${question}`,
    required: (requirement) => `they ask for “${requirement}”.`,
    general: 'can you offer this, and how?',
    figure: 'what can you offer, in figures?',
    suits: 'does this suit you?',
    alternative: (topic) => `${topic}: this doesn't fit yet. What could you offer instead?`,
    precise: (topic, words) => `${topic}: you wrote “${words}”. Could you be more precise?`,
  },
  de: {
    colon: ': ',
    asked: (buyer, question) => `${buyer} fragt: ${question}`,
    required: (requirement) => `Gewünscht ist „${requirement}“.`,
    general: 'Können Sie das anbieten, und wie?',
    figure: 'Was können Sie anbieten, in Zahlen?',
    suits: 'Passt das bei Ihnen?',
    alternative: (topic) => `${topic}: Das passt noch nicht. Was können Sie stattdessen anbieten?`,
    precise: (topic, words) => `${topic}: Sie schreiben „${words}“. Können Sie das genauer sagen?`,
  },
  fr: {
    colon: ' : ',
    asked: (buyer, question) => `${buyer} demande : ${question}`,
    required: (requirement) => `le client demande « ${requirement} ».`,
    general: 'pouvez-vous le proposer, et comment ?',
    figure: 'que pouvez-vous proposer, en chiffres ?',
    suits: 'cela vous convient-il ?',
    alternative: (topic) => `${topic} : cela ne convient pas encore. Que pourriez-vous proposer à la place ?`,
    precise: (topic, words) => `${topic} : vous écrivez « ${words} ». Pouvez-vous préciser ?`,
  },
  es: {
    colon: ': ',
    asked: (buyer, question) => `${buyer} pregunta: ${question}`,
    required: (requirement) => `se pide «${requirement}».`,
    general: '¿puede ofrecerlo, y cómo?',
    figure: '¿qué puede ofrecer, en cifras?',
    suits: '¿le viene bien?',
    alternative: (topic) => `${topic}: todavía no encaja. ¿Qué podría ofrecer en su lugar?`,
    precise: (topic, words) => `${topic}: usted escribe «${words}». ¿Podría precisar?`,
  },
}

/** Begins a reason rather than a requirement: 'because we have a baby'. */
export const reasonStart =
  /^(?:because|since (?:we|i|our|my)|as (?:we|i|our|my)|so that|weil|da (?:wir|ich|unsere?|meine?)|denn|damit|parce que|parce qu|puisque|puisqu|comme (?:nous|je|on)|car|afin|porque|ya que|puesto que|como (?:nosotros|tenemos|somos)|para que)(?![\p{L}])/iu

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
