import type { PitchBrief, RevealedListing, RoundInputs } from '../../briefs.ts'
import { statementsOf } from '../analysis/injection-filter.ts'
import { capitalize, endWithPeriod, inlineText } from '../analysis/inline-text.ts'
import { languageOfListing, languageOfSentence } from '../analysis/language.ts'
import { analyzeText, contentWeight, isSameTerm } from '../analysis/tokens.ts'
import { phrases } from '../lexicon/phrases.ts'

type Phrases = (typeof phrases)['en']

/** The sentences of a side's message: from its inputs of the round if there are any, else an opening from the listings. */
export function pitch(brief: PitchBrief): string[] {
  const texts = phrases[languageOfListing(brief.own)]
  const fromInputs = brief.inputs ? messageFromInputs(brief.inputs, texts) : []
  return fromInputs.length > 0 ? fromInputs : openingMessage(brief, texts)
}

function openingMessage({ own, other, side }: PitchBrief, texts: Phrases): string[] {
  const points = selectPoints(own, other).map((point) => inlineText(point, 200))
  const about = statementsOf(own.description).find((text) => text.length > 20 && text.length < 300)
  const greeting = texts.greeting(inlineText(other.companyName, 120))
  const introduction = texts.introduction(side, inlineText(own.companyName, 120), inlineText(own.name, 200))
  const sentences = [`${greeting} ${introduction}`]
  if (about) sentences.push(endWithPeriod(about))
  if (points.length > 0) {
    const list = points.join('; ')
    sentences.push(side === 'seller' ? texts.strengths(list) : texts.requirements(list))
  }
  sentences.push(texts.closing(side))
  return sentences
}

const maxPoints = 4
/** Tokens of the other listing. Each is compared with every token of the own points. */
const maxOtherTokens = 1_000
const maxTokensPerPoint = 30

/** The own points that share the most terms with the other listing. */
function selectPoints(own: RevealedListing, other: RevealedListing): string[] {
  const otherTokens = [...other.points, other.description, other.name]
    .flatMap((text) => analyzeText(text, languageOfSentence(text)).tokens)
    .slice(0, maxOtherTokens)
  return own.points
    .map((point) => statementsOf(point).join(' '))
    .filter(Boolean)
    .map((text, i) => {
      const tokens = analyzeText(text, languageOfSentence(text)).tokens.slice(0, maxTokensPerPoint)
      const shared = tokens.filter(
        (token) => token.weight >= contentWeight && otherTokens.some((other) => isSameTerm(other, token)),
      )
      return { text, i, sharedCount: shared.length }
    })
    .sort((a, b) => b.sharedCount - a.sharedCount || a.i - b.i)
    .slice(0, maxPoints)
    .map(({ text }) => text)
}

function messageFromInputs(inputs: RoundInputs, texts: Phrases): string[] {
  const freeForm = inputs.freeForm.trim() ? [endWithPeriod(inputs.freeForm.trim())] : []
  if (inputs.side === 'seller') {
    const answers = inputs.answers.filter(({ answer }) => answer.trim() !== '')
    return [
      ...answers.map(({ question, answer }) =>
        texts.regarding(topicOf(question), endWithPeriod(answer.trim())),
      ),
      ...freeForm,
    ]
  }
  const revealedReviews = inputs.reviews.flatMap(({ requirement, verdict, thoughts }) =>
    requirement === null
      ? []
      : [{ requirement: inlineText(requirement, 200), verdict, thoughts: thoughts.trim() }],
  )
  const withoutThoughts = (verdict: 'meet' | 'not meet') =>
    revealedReviews
      .filter((review) => review.verdict === verdict && !review.thoughts)
      .map((review) => review.requirement)
  const met = withoutThoughts('meet')
  const notMet = withoutThoughts('not meet')
  return [
    ...(met.length > 0 ? [texts.requirementsMet(met.join('; '))] : []),
    ...(notMet.length > 0 ? [texts.requirementsNotMet(notMet.join('; '))] : []),
    ...revealedReviews
      .filter((review) => review.thoughts)
      .map((review) => texts.regarding(review.requirement, endWithPeriod(review.thoughts))),
    ...inputs.reviews
      .filter((review) => review.requirement === null && review.thoughts.trim())
      .map((review) => capitalize(endWithPeriod(review.thoughts.trim()))),
    ...freeForm,
  ]
}

/** The requirement that a question quotes, else the question itself. */
function topicOf(question: string): string {
  const quoted = /[“„"]([^“”"]{3,300})[”“"]/u.exec(question)?.[1]
  return inlineText(quoted ?? question, 300).replace(/\?$/, '')
}
