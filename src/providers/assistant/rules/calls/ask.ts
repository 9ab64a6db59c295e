import type { Language } from '../../../../language/languages.ts'
import { dispenses } from '../../../../language/polarity.ts'
import type { Quantity } from '../../../../language/quantities/quantity.ts'
import { comparable } from '../../../../language/quantities/satisfies.ts'
import type { AskBrief, ThreadMessage } from '../../briefs.ts'
import { statementsOf } from '../analysis/injection-filter.ts'
import { capitalize, inlineText } from '../analysis/inline-text.ts'
import { languageOfListing, languageWithin } from '../analysis/language.ts'
import { withoutOpening } from '../analysis/messages.ts'
import { shortTopic, shownRequirement } from '../analysis/short-topic.ts'
import { analyzeText, contentWeight } from '../analysis/tokens.ts'
import { courtesy } from '../lexicon/parsing/courtesies.ts'
import {
  calendarDate,
  isStatement,
  questionTexts,
  reasonStart,
  requirementIn,
} from '../lexicon/texts/question-texts.ts'
import { asks, leavesOpen } from '../lexicon/verdicts/uncertainty.ts'

const maxQuestions = 5
/** In characters. */
const maxQuestionLength = 240
const maxPreciseLength = 60
const maxNameLength = 40
/** The seller's latest sentences. */
const maxStatements = 200

/**
 * Asks in the seller's language: first what the buyer asked in the thread, then about unknown requirements, then about
 * those that aren't met. Nothing that was answered is asked again, unless the answer leaves it open.
 */
export function ask({ buyer, seller, thread, open, answered }: AskBrief): string[] {
  const texts = questionTexts[languageOfListing(seller)]
  const language = languageOfListing(buyer)
  const known = new Set(answered)
  const askedAbout = new Set(
    answered.filter((question) => !question.endsWith(texts.alternative)).map(requirementIn),
  )
  const name = inlineText(buyer.companyName.replace(/[:?]/g, ' '), maxNameLength)
  const fromBuyer = openQuestionsOf(thread).map((question) => texts.asked(name, question))
  const askable = open.filter(({ requirement }) => isRequirement(requirement, language))
  const unknown = askable.filter(({ verdict }) => verdict === null)
  const notMet = askable.filter(({ verdict }) => verdict !== null)
  const sellerStatements = withoutOpening(thread)
    .filter(({ side }) => side === 'seller')
    .flatMap(({ content }) => statementsOf(content))
    .slice(-maxStatements)
  const stated = sellerStatements.flatMap(
    (text) => analyzeText(text, languageWithin(text, language)).quantities,
  )
  const questions = [...unknown, ...notMet].map(({ requirement, verdict }) => {
    const isAboutBuyer = isStatement(requirement, languageWithin(requirement, language))
    const required = (isAboutBuyer ? texts.written : texts.required)(shownRequirement(requirement))
    if (verdict === 'not meet') return `${required} ${texts.alternative}`
    const kind = questionKindOf(requirement, language, stated)
    if (!askedAbout.has(shownRequirement(requirement)))
      return `${required} ${texts[isAboutBuyer && kind === 'general' ? 'suits' : kind]}`
    const topic = shortTopic(requirement, language)
    const isAnswer = (text: string) => text.startsWith(topic) && /^\s?:/.test(text.slice(topic.length))
    const imprecise = sellerStatements.findLast((text) => isAnswer(text) && leavesOpen(text))
    const words = imprecise?.slice(topic.length).replace(/^\s?:\s*/, '')
    return words ? texts.precise(topic, inlineText(words, maxPreciseLength)) : null
  })
  return [...new Set([...fromBuyer, ...questions])]
    .filter((question): question is string => question !== null && !known.has(question))
    .slice(0, maxQuestions)
}

/** The buyer's questions since the seller's last message. */
function openQuestionsOf(thread: readonly ThreadMessage[]): string[] {
  const lastOfSeller = thread.findLastIndex(({ side }) => side === 'seller')
  return thread
    .slice(lastOfSeller + 1)
    .flatMap(({ content }) => statementsOf(content))
    .filter(asks)
    .map((question) => endAsQuestion(inlineText(capitalize(withoutConjunction(question)), maxQuestionLength)))
}

/** Without a conjunction that leans on the sentence before. */
const withoutConjunction = (question: string): string =>
  question.replace(/^(¿?)\s*(?:and|und|et|y|also|dann|ah|oh|so),?\s+/iu, '$1')

const endAsQuestion = (text: string): string => (text.endsWith('?') ? text : `${text.replace(/[.!]$/, '')}?`)

/** Whether a text requires anything: not a reason, a courtesy or a question. */
export function isRequirement(text: string, language: Language): boolean {
  if (statementsOf(text).length === 0 || dispenses(text)) return false
  if (reasonStart.test(text) || courtesy.test(text) || asks(text)) return false
  const { tokens, quantities } = analyzeText(text, languageWithin(text, language))
  return quantities.length > 0 || tokens.some(({ weight }) => weight >= contentWeight)
}

/**
 * A limit asks for the seller's figure. A day, a length of time and how often are agreed on, and any other amount is part of what
 * is asked for.
 */
function questionKindOf(
  requirement: string,
  language: Language,
  stated: readonly Quantity[],
): 'figure' | 'suits' | 'general' {
  const { quantities } = analyzeText(requirement, languageWithin(requirement, language))
  const dates = [...requirement.matchAll(calendarDate)]
  const isDay = ({ dimension, index }: Quantity) =>
    dimension === 'clock' || dates.some((date) => index >= date.index && index < date.index + date[0].length)
  const figures = quantities.filter((quantity) => !isDay(quantity))
  const isLimit = ({ bound, dimension }: Quantity) =>
    (bound !== 'exact' && bound !== 'about') || dimension.startsWith('money')
  if (figures.some((one) => isLimit(one) && !stated.some((other) => comparable(one, other)))) return 'figure'
  const isAgreed = ({ dimension }: Quantity) => dimension === 'time' || dimension === 'frequency'
  return figures.every(isAgreed) && (dates.length > 0 || quantities.length > 0) ? 'suits' : 'general'
}
