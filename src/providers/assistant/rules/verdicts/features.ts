import { plainForm } from '../../../../language/privacy/phrases.ts'
import { comparable } from '../../../../language/quantities/satisfies.ts'
import { compareAmounts } from '../analysis/compare-amounts.ts'
import { excludes } from '../analysis/exclusions.ts'
import type { AnalyzedRequirement } from '../analysis/requirement.ts'
import type { EvidenceScore } from '../analysis/score-evidence.ts'
import { type AnalyzedText, contentWeight, isSameTerm, type Token } from '../analysis/tokens.ts'
import { qualifiers } from '../lexicon/qualifiers.ts'
import { affirmativeReply, greeting, negativeReply, regret } from '../lexicon/replies.ts'
import {
  harmlessDenial,
  negativeStances,
  openStances,
  refusals,
  requiredStances,
} from '../lexicon/stances.ts'
import { asks, leavesOpen, narrows, ofOthers } from '../lexicon/uncertainty.ts'
import type { Answer } from './answers.ts'
import { compareDates, dateIn } from './compare-dates.ts'
import { type Coverage, cover, findIn, findStatedIn, levelOf, tokensOf } from './coverage.ts'
import { stancesIn } from './stances.ts'

/** What a clause says of a requirement, as names of features. */
export interface AnswerFeatures {
  readonly answer: Answer
  /** How likely the clause speaks of the requirement. */
  readonly relevance: readonly string[]
  /** What it says of it. */
  readonly stance: readonly string[]
  /** Whether anything in it speaks against the requirement, without which nothing is ruled out. */
  readonly speaksAgainst: boolean
  /** Whether it refuses something, beside which nothing is met. */
  readonly refuses: boolean
  readonly leavesOpen: boolean
}

export interface RequirementFeatures {
  readonly general: readonly string[]
  readonly answers: readonly AnswerFeatures[]
}

interface Context {
  readonly required: AnalyzedRequirement
  readonly text: string
  readonly requiredStances: readonly string[]
  readonly title: readonly Token[]
}

interface CoveredAnswer {
  readonly answer: Answer
  readonly own: Coverage
  readonly whole: Coverage
  /** Of the text before, a share. */
  readonly before: number
  /** Of each of the buyer's sentences before, a share. */
  readonly asked: readonly number[]
  readonly bestAsked: number
}

interface Maxima {
  readonly own: number
  readonly whole: number
  readonly asked: number
  /** The latest message that names the requirement. */
  readonly lastMention: number
}

/** The features of a requirement and of all clauses that may answer it. `scoreOf` gives the rules' score of a sentence. */
export function featuresOf(
  required: AnalyzedRequirement,
  text: string,
  answers: readonly Answer[],
  title: readonly Token[],
  scoreOf: (answer: Answer) => EvidenceScore | undefined,
): RequirementFeatures {
  const stances = stancesIn(text).filter((name) => requiredStances.includes(name))
  const context: Context = { required, text, requiredStances: stances, title }
  const covered = answers
    .map((answer) => coverAnswer(context, answer))
    .filter((one) => mayAnswer(context, one))
  const maxima: Maxima = {
    own: Math.max(0.0001, ...covered.map(({ own }) => own.share)),
    whole: Math.max(
      0.0001,
      ...covered.filter(({ answer }) => answer.position > 0).map(({ whole }) => whole.share),
    ),
    asked: Math.max(0, ...covered.map(({ bestAsked }) => bestAsked)),
    lastMention: Math.max(
      0,
      ...covered.filter(({ whole }) => whole.share > 0.3).map(({ answer }) => answer.position),
    ),
  }
  const [own, asked] = [levelOf(maxima.own), levelOf(maxima.asked)]
  return {
    general: [
      'bias',
      `own ${own}`,
      `whole ${levelOf(maxima.whole)}`,
      `asked ${asked}`,
      `own ${own} asked ${asked}`,
      `tokens ${Math.min(4, tokensOf(required).length)}`,
      ...(required.analysis.quantities.length > 0 ? ['amount'] : []),
      ...(dateIn(text) ? ['date'] : []),
      ...(required.isWish ? ['wish'] : []),
      ...stances.map((name) => `requires ${name}`),
    ],
    answers: covered.map((one) => answerFeatures(context, one, maxima, scoreOf(one.answer))),
  }
}

function coverAnswer({ required }: Context, answer: Answer): CoveredAnswer {
  const tokens = tokensOf(required)
  const asked = answer.asked.map((sentence) => cover(tokens, findIn(sentence.tokens)).share)
  return {
    answer,
    own: cover(tokens, findStatedIn(required, answer.clause)),
    whole: cover(tokens, findStatedIn(required, answer.sentence)),
    before: answer.before ? cover(tokens, findIn(answer.before.tokens)).share : 0,
    asked,
    bestAsked: Math.max(0, ...asked),
  }
}

/** A clause that shares nothing with the requirement, nor what was asked before, can't answer it. */
const mayAnswer = (
  { required, text }: Context,
  { answer, whole, before, bestAsked }: CoveredAnswer,
): boolean =>
  whole.share > 0 ||
  before > 0 ||
  bestAsked > 0 ||
  required.analysis.quantities.some((one) =>
    answer.clause.quantities.some((other) => comparable(one, other)),
  ) ||
  (dateIn(text) !== null && dateIn(answer.clause.text) !== null)

function answerFeatures(
  context: Context,
  covered: CoveredAnswer,
  maxima: Maxima,
  score: EvidenceScore | undefined,
): AnswerFeatures {
  const { answer } = covered
  const isHarmless = harmlessDenial.test(answer.clause.text)
  const question =
    covered.bestAsked > 0.01 ? answer.asked[covered.asked.indexOf(covered.bestAsked)] : undefined
  const tokens = tokensOf(context.required)
  const inQuestion = question ? findIn(question.tokens) : () => undefined
  const inTitle = findIn(context.title)
  const stated = findStatedIn(context.required, answer.sentence)
  const joint = cover(tokens, (token) => stated(token) ?? inQuestion(token) ?? inTitle(token)).share
  const view: View = {
    ...context,
    ...covered,
    maxima,
    score,
    question,
    isHarmless,
    place: answer.position > 0 ? 'thread' : 'listing',
    ownLevel: levelOf(covered.own.share),
    wholeLevel: levelOf(covered.whole.share),
    askedLevel: levelOf(covered.bestAsked),
    jointLevel: levelOf(joint),
    missing: tokens.filter(
      (token) => !covered.whole.found.has(token) && !inQuestion(token) && !inTitle(token),
    ).length,
  }
  const relevance = new Set([...coverageFeatures(view), ...threadFeatures(view)])
  const stance = new Set([
    ...stanceFeatures(view),
    ...polarityFeatures(view),
    ...amountFeatures(view, relevance),
    ...dateFeatures(view, relevance),
    ...guardFeatures(view),
    ...replyFeatures(view),
    ...wordFeatures(view),
  ])
  const cues = new Set([
    ...stancesIn(answer.clause.text),
    ...(answer.link === 'colon' || answer.link === 'topic' ? stancesIn(answer.after) : []),
  ])
  const has = (names: readonly string[]) => names.some((name) => cues.has(name))
  const denies = answer.clause.hasDenial && !isHarmless
  return {
    answer,
    relevance: [...relevance],
    stance: [...stance],
    speaksAgainst:
      (!isHarmless && has(negativeStances)) ||
      denies ||
      against.some((name) => stance.has(name)) ||
      stance.has('polarity opposite'),
    refuses:
      ((!isHarmless && has(refusals)) || stance.has('reply no')) && !context.required.analysis.hasDenial,
    leavesOpen: has(openStances) || stance.has('open clause'),
  }
}

const against = [
  'reply no',
  'reply regret',
  'amount no',
  'amount in sentence no',
  'date no',
  'date in sentence no',
  'excludes',
]

interface View extends Context, CoveredAnswer {
  readonly maxima: Maxima
  readonly score: EvidenceScore | undefined
  /** The buyer's sentence before that speaks most of the requirement. */
  readonly question: AnalyzedText | undefined
  readonly isHarmless: boolean
  readonly place: 'listing' | 'thread'
  readonly ownLevel: number
  readonly wholeLevel: number
  readonly askedLevel: number
  /** Of what the sentence, the question and the title name together. */
  readonly jointLevel: number
  /** The number of the requirement's tokens that none of them names. */
  readonly missing: number
}

const near = ({ ownLevel, askedLevel, wholeLevel }: View): 'near' | 'far' =>
  ownLevel > 1 || (askedLevel > 1 && wholeLevel < 2) ? 'near' : 'far'

function coverageFeatures(view: View): string[] {
  const { place, ownLevel, wholeLevel, askedLevel, jointLevel, own, whole, maxima, required, question } = view
  const tokens = tokensOf(required)
  const names = ({ found }: Pick<Coverage, 'found'>) =>
    [...found.keys()].some(({ stem }) => stem === required.head)
  const heads = tokens.filter(({ stem }) => stem === required.head)
  const head = names(own)
    ? 'clause'
    : names(whole)
      ? 'sentence'
      : question && cover(heads, findIn(question.tokens)).share > 0
        ? 'question'
        : 'nowhere'
  const content = view.answer.clause.tokens.filter(({ weight }) => weight >= contentWeight)
  const foreign = content.filter(
    (token) =>
      !tokens.some((other) => isSameTerm(token, other)) &&
      !question?.tokens.some((other) => isSameTerm(token, other)),
  )
  const isTopicOnly = ownLevel > 0 && [...own.found.keys()].every(({ isTopic }) => isTopic)
  return [
    `${place} own ${ownLevel}`,
    `${place} whole ${wholeLevel}`,
    `${place} asked ${askedLevel}`,
    `${place} joint ${jointLevel}`,
    `${place} own ${Math.min(ownLevel, 3)} asked ${Math.min(askedLevel, 3)}`,
    `${place} whole ${wholeLevel} asked ${askedLevel}`,
    `${place} head ${head}`,
    `${place} foreign ${Math.min(foreign.length, 4)}`,
    `${place} content ${Math.min(content.length, 3)}`,
    ...(own.share >= maxima.own && ownLevel > 0 ? [`${place} best own`] : []),
    ...(place === 'thread' && whole.share >= maxima.whole && wholeLevel > 0 ? ['best sentence'] : []),
    ...(maxima.asked > 0.3 && view.bestAsked >= maxima.asked ? ['best asked'] : []),
    ...(maxima.asked > 0.3 && view.bestAsked < 0.1 && wholeLevel < 3 ? ['asked elsewhere'] : []),
    ...(isTopicOnly ? [`${place} topic only`] : []),
  ]
}

function threadFeatures({ place, answer, asked, bestAsked, ...view }: View): string[] {
  if (place === 'listing') return []
  const { ownLevel, askedLevel, question, before, maxima } = view
  const count = answer.asked.length
  const at = asked.indexOf(bestAsked)
  // How many content words of the sentence each of the buyer's sentences shares.
  const shared = answer.asked.map(
    ({ tokens }) =>
      tokens.filter(
        (token) =>
          token.weight >= contentWeight && answer.sentence.tokens.some((other) => isSameTerm(token, other)),
      ).length,
  )
  const most = Math.max(0, ...shared)
  const order = `count ${Math.min(answer.count, 3)} asked ${Math.min(count, 3)} index ${Math.min(answer.index, 2)} of ${Math.min(at, 2)}`
  return [
    answer.isFirstClause ? 'first clause' : 'later clause',
    ...(askedLevel > 0 ? [`asked ${Math.min(count, 4)} ${askedLevel > 2 ? 'fully' : 'partly'}`, order] : []),
    ...(question && most > 0 ? [shared[at] === most ? 'answers question' : 'answers other'] : []),
    ...(question && most === 0 ? [answer.index === 0 ? 'plain answer first' : 'plain answer later'] : []),
    ...(ownLevel === 0 && levelOf(before) > 1 ? [`before ${levelOf(before)}`] : []),
    ...(maxima.lastMention > answer.position ? ['mentioned later'] : []),
    ...(answer.asksBack ? ['asks back'] : []),
  ]
}

function stanceFeatures(view: View): string[] {
  const { answer, place, requiredStances: required } = view
  const own = stancesIn(answer.clause.text)
  const rest = stancesIn(answer.sentence.text).filter((name) => !own.includes(name))
  const withRequired = (names: readonly string[]) =>
    names.flatMap((name) => required.map((other) => `${name} for ${other}`))
  const after = answer.after ? stancesIn(answer.after) : []
  const isLinked = answer.link === 'colon' || answer.link === 'topic'
  const next = place === 'thread' && answer.next ? stancesIn(answer.next) : []
  return [
    ...own.flatMap((name) => [name, `${name} ${near(view)}`, `${name} ${place}`]),
    ...withRequired(own),
    ...rest.map((name) => `in sentence ${name}`),
    ...required.map((name) => `requires ${name}`),
    ...after.flatMap((name) => [`after ${name}`, `after ${name} ${answer.link}`]),
    ...(isLinked ? [...after.map((name) => `linked ${name}`), ...withRequired(after)] : []),
    ...(answer.link ? [`link ${answer.link}`] : []),
    ...next.map((name) => `next ${name}`),
  ]
}

function polarityFeatures(view: View): string[] {
  const { answer, own, whole, isHarmless, place, ownLevel, wholeLevel, askedLevel, required, title } = view
  const found = own.found.size > 0 ? own.found : whole.found
  const isSame = ([token, stated]: [Token, Token]) =>
    token.negated === stated.negated || (isHarmless && !token.negated)
  const pairs = [...found]
  const same = pairs.filter(isSame).length
  const opposite = pairs.length - same
  const polarity = opposite > 0 ? (same > 0 ? 'mixed' : 'opposite') : same > 0 ? 'same' : 'none'
  const denies = answer.clause.hasDenial && !isHarmless
  const lost = tokensOf(required).filter((token) => !own.found.has(token) && !findIn(title)(token))
  const lostWhat = lost.some(({ stem }) => stem === required.head)
    ? 'head'
    : lost.length > 0
      ? 'modifier'
      : 'nothing'
  return [
    `polarity ${polarity}`,
    ...(isHarmless ? ['harmless denial', `harmless denial ${near(view)}`] : []),
    ...(denies
      ? ['denial', `denial ${near(view)}`, `denial ${polarity}`]
      : [
          `plain own ${ownLevel}`,
          `plain ${place} own ${ownLevel} ${askedLevel > 2 ? 'asked' : 'not asked'}`,
          `plain whole ${wholeLevel}`,
        ]),
    ...(!denies && ownLevel > 0 ? [`${place} lost ${Math.min(lost.length, 2)} ${lostWhat}`] : []),
    ...(required.analysis.hasDenial
      ? ['requires absence', denies ? 'absence denied' : 'absence not denied']
      : []),
    `missing ${Math.min(view.missing, 3)}`,
    `missing ${Math.min(view.missing, 3)} ${denies ? 'denied' : 'plain'}`,
    `missing ${Math.min(view.missing, 3)} ${place}`,
  ]
}

/** Compares amounts. A comparable amount also says that the clause is relevant. */
function amountFeatures(view: View, relevance: Set<string>): string[] {
  const { required, answer, place, question, ownLevel, askedLevel, jointLevel } = view
  const [first] = required.analysis.quantities
  if (!first) return answer.clause.quantities.length > 0 ? ['amount not required'] : []
  const inClause = compareAmounts(required.analysis, answer.clause)
  const inSentence = compareAmounts(required.analysis, answer.sentence)
  const inQuestion = question ? compareAmounts(required.analysis, question) : null
  const levels = `own ${Math.min(ownLevel, 2)} asked ${Math.min(askedLevel, 2)}`
  if (inClause === 'yes' || inClause === 'no') {
    relevance.add(`amount ${levels}`)
    relevance.add(`amount joint ${jointLevel} ${first.dimension}`)
  }
  const pairs = required.analysis.quantities.flatMap((need) =>
    answer.clause.quantities.filter((other) => comparable(need, other)).map((stated) => ({ need, stated })),
  )
  return [
    `amount ${inClause}`,
    `amount in sentence ${inSentence}`,
    `amount ${inClause} ${place} ${levels}`,
    `amount ${inClause} joint ${jointLevel}`,
    ...(inQuestion ? [`amount asked ${inQuestion}`, `amount asked ${inQuestion} stated ${inClause}`] : []),
    ...(pairs.length > 0 && answer.clause.quantities.length > 1 ? ['several amounts'] : []),
    ...pairs.flatMap(({ need, stated }) => {
      const direction = stated.min > need.max ? 'more' : stated.max < need.min ? 'less' : 'same'
      const bound = need.bound === 'about' ? 'exact' : need.bound
      return [
        `${direction} ${need.dimension} ${bound}`,
        `${direction} than ${need.bound}`,
        `${direction}, stated ${stated.bound}`,
      ]
    }),
  ]
}

/** Compares dates. A comparable date also says that the clause is relevant. */
function dateFeatures(view: View, relevance: Set<string>): string[] {
  const { text, answer } = view
  const inClause = compareDates(text, answer.clause.text)
  if (inClause === null) return dateIn(answer.clause.text) ? ['date not required'] : []
  if (inClause !== 'unknown') relevance.add('date')
  return [
    `date ${inClause}`,
    `date ${inClause} ${near(view)}`,
    `date in sentence ${compareDates(text, answer.sentence.text)}`,
  ]
}

/** What keeps the rules from a verdict, and the verdict that they would give. */
function guardFeatures(view: View): string[] {
  const { required, text, answer, place, question, score, isHarmless, missing } = view
  const stated = answer.sentence.text
  const asked = question?.text ?? ''
  const numbers = (text.match(/\d+/g) ?? []).filter((one) => !stated.includes(one) && !asked.includes(one))
  const isLost = qualifiers.some(
    (qualifier) => qualifier.test(text) && !qualifier.test(stated) && !qualifier.test(asked),
  )
  const isOrderMinimum = answer.sentence.quantities.some(
    ({ bound, dimension }) => bound === 'order from' || (bound === 'from' && dimension.startsWith('money')),
  )
  const hasAmount = required.analysis.quantities.length > 0
  return [
    ...(asks(stated) ? ['asks'] : []),
    ...(leavesOpen(answer.clause.text) ? ['open clause'] : leavesOpen(stated) ? ['open sentence'] : []),
    ...(excludes(answer.sentence, required.analysis) ? ['excludes', `excludes ${near(view)}`] : []),
    ...(narrows.test(stated) && !narrows.test(text) ? ['narrows', `narrows ${place}`] : []),
    ...(ofOthers.test(stated) && !ofOthers.test(text) ? ['of others'] : []),
    ...(!hasAmount && isOrderMinimum ? ['order minimum'] : []),
    ...(isLost ? ['qualifier lost', `qualifier lost ${answer.clause.hasDenial ? 'denied' : 'plain'}`] : []),
    ...(!hasAmount && numbers.length > 0 ? ['number missing'] : []),
    ...(required.isWish ? ['wish'] : []),
    ...(score && !isHarmless
      ? [
          `rule ${score.verdict}`,
          `rule ${score.verdict} ${score.basis}`,
          `rule ${score.verdict} ${place}`,
          `rule ${score.verdict} missing ${Math.min(missing, 2)}`,
        ]
      : []),
  ]
}

function replyFeatures(view: View): string[] {
  const { answer, place, askedLevel } = view
  if (place === 'listing' || answer.index > 1) return []
  const text = answer.sentence.text.replace(greeting, '')
  const reply = affirmativeReply.test(text)
    ? 'yes'
    : negativeReply.test(text)
      ? 'no'
      : regret.test(text)
        ? 'regret'
        : null
  if (!reply) return []
  return [
    `reply ${reply}`,
    `reply ${reply} asked ${askedLevel}`,
    `reply ${reply} to ${Math.min(answer.asked.length, 3)} ${near(view)}`,
    `reply ${reply} ${answer.index === 0 ? 'first' : 'later'}`,
  ]
}

/** Words get less weight than other features: see `wordPrefix`. */
const wordFeatures = ({ answer }: View): string[] =>
  (plainForm(answer.clause.text).match(/[a-z]{2,}/g) ?? []).map((word) => `${wordPrefix}${word}`)

export const wordPrefix = 'word '
