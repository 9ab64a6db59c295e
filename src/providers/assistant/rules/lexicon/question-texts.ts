import type { Language } from '../../../../language/languages.ts'

/** The questions to the seller. Each begins with its topic of a few words. */
interface QuestionTexts {
  /** A question of the buyer, in the buyer's own words. */
  asked(buyer: string, question: string): string
  general(topic: string): string
  figure(topic: string): string
  alternative(topic: string): string
  /** About an answer that leaves something open, which is `words`. */
  precise(topic: string, words: string): string
}

export const questionTexts: Record<Language, QuestionTexts> = {
  en: {
    asked: (buyer, question) => `${buyer} asks: ${question}`,
    general: (topic) => `${topic}: can you offer this, and how?`,
    figure: (topic) => `${topic}: what can you offer, in figures?`,
    alternative: (topic) => `${topic}: this doesn't fit yet. What could you offer instead?`,
    precise: (topic, words) => `${topic}: you wrote “${words}”. Could you be more precise?`,
  },
  de: {
    asked: (buyer, question) => `${buyer} fragt: ${question}`,
    general: (topic) => `${topic}: Können Sie das anbieten, und wie?`,
    figure: (topic) => `${topic}: Was können Sie anbieten, in Zahlen?`,
    alternative: (topic) => `${topic}: Das passt noch nicht. Was können Sie stattdessen anbieten?`,
    precise: (topic, words) => `${topic}: Sie schreiben „${words}“. Können Sie das genauer sagen?`,
  },
  fr: {
    asked: (buyer, question) => `${buyer} demande : ${question}`,
    general: (topic) => `${topic} : pouvez-vous le proposer, et comment ?`,
    figure: (topic) => `${topic} : que pouvez-vous proposer, en chiffres ?`,
    alternative: (topic) => `${topic} : cela ne convient pas encore. Que pourriez-vous proposer à la place ?`,
    precise: (topic, words) => `${topic} : vous écrivez « ${words} ». Pouvez-vous préciser ?`,
  },
  es: {
    asked: (buyer, question) => `${buyer} pregunta: ${question}`,
    general: (topic) => `${topic}: ¿puede ofrecerlo, y cómo?`,
    figure: (topic) => `${topic}: ¿qué puede ofrecer, en cifras?`,
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
