import type { AnalyzedText, Token } from '../analysis/tokens.ts'
import { excludes } from '../evidence/exclusions.ts'
import { qualifiers } from '../lexicon/evidence/qualifiers.ts'
import { affirmativeReply, greeting, negativeReply, regret } from '../lexicon/verdicts/replies.ts'
import { refusals } from '../lexicon/verdicts/stances.ts'
import { asks, leavesOpen, narrows, ofOthers } from '../lexicon/verdicts/uncertainty.ts'
import type { ClauseView } from './clause-view.ts'
import { tokensOf } from './coverage.ts'
import { placeOfHead } from './relevance-features.ts'
import { stancesIn } from './stances.ts'

/** What a clause says of a requirement, as names of features; amounts and dates are compared elsewhere. */
export const stanceFeatures = (view: ClauseView): string[] => [
  ...wordingFeatures(view),
  ...polarityFeatures(view),
  ...guardFeatures(view),
  ...(view.place === 'thread' && view.context.index <= 1 ? replyFeatures(view) : []),
  ...(view.context.isPoint ? [`point own ${view.ownLevel}`, `point whole ${view.wholeLevel}`] : []),
  ...priceFeatures(view),
  ...(view.rivals.clause > view.own.near + 0.01 ? ['rival better'] : []),
]

/** The clause prices what is required to be included: 'linen 8 € a bed'. */
export const pricedExtra = 'priced instead of included'

/** A price beside a requirement that has none: what costs extra isn't included. */
function priceFeatures({ context, requiredStances: required, own, text }: ClauseView): string[] {
  if (own.near === 0 || !namesMoney(context.clause) || /\d/.test(text)) return []
  const isIncluded = stancesIn(context.sentence.text).includes('included')
  const requiresIncluded = required.includes('included') || required.includes('allIn')
  return ['priced', ...(requiresIncluded && !isIncluded ? [pricedExtra] : [])]
}

const namesMoney = ({ quantities }: AnalyzedText): boolean =>
  quantities.some(({ dimension }) => dimension.startsWith('money'))

/** Whether the clause itself speaks of the requirement, or answers a question about it. */
export const nearness = ({ ownLevel, askedLevel, wholeLevel }: ClauseView): 'near' | 'far' =>
  ownLevel > 1 || (askedLevel > 1 && wholeLevel < 2) ? 'near' : 'far'

function wordingFeatures(view: ClauseView): string[] {
  const { context, place, requiredStances: required } = view
  const own = stancesIn(context.clause.text)
  const rest = stancesIn(context.sentence.text).filter((name) => !own.includes(name))
  const withRequired = (names: readonly string[]) =>
    names.flatMap((name) => required.map((other) => `${name} for ${other}`))
  const after = context.after ? stancesIn(context.after) : []
  const isLinked = context.link === 'colon' || context.link === 'topic'
  const inRest = context.rest.flatMap(stancesIn)
  const later =
    inRest.length === 0 ? null : inRest.some((name) => refusals.includes(name)) ? 'refuses' : 'goes on'
  const next = place === 'thread' && context.next ? stancesIn(context.next) : []
  return [
    ...own.flatMap((name) => [name, `${name} ${nearness(view)}`, `${name} ${place}`]),
    ...withRequired(own),
    ...rest.map((name) => `in sentence ${name}`),
    ...required.map((name) => `requires ${name}`),
    ...after.flatMap((name) => [`after ${name}`, `after ${name} ${context.link}`]),
    ...(isLinked ? [...after.map((name) => `linked ${name}`), ...withRequired(after)] : []),
    ...(context.link ? [`link ${context.link}`] : []),
    ...next.map((name) => `next ${name}`),
    ...(later ? [`later ${later}`, `later ${later} own ${view.ownLevel}`] : []),
  ]
}

function polarityFeatures(view: ClauseView): string[] {
  const {
    context,
    own,
    whole,
    isHarmlessDenial: isHarmless,
    place,
    ownLevel,
    wholeLevel,
    askedLevel,
    required,
    title,
    cover,
  } = view
  const found = own.found.size > 0 ? own.found : whole.found
  const isSame = ([token, stated]: [Token, Token]) =>
    token.negated === stated.negated || (isHarmless && !token.negated)
  const pairs = [...found]
  const same = pairs.filter(isSame).length
  const opposite = pairs.length - same
  const polarity = opposite > 0 ? (same > 0 ? 'mixed' : 'opposite') : same > 0 ? 'same' : 'none'
  const denies = context.clause.hasDenial && !isHarmless
  const lost = tokensOf(required).filter((token) => !own.found.has(token) && !cover(title).found.has(token))
  const lostWhat = lost.some(({ stem }) => stem === required.head)
    ? 'head'
    : lost.length > 0
      ? 'modifier'
      : 'nothing'
  return [
    `polarity ${polarity}`,
    `polarity ${polarity} own ${ownLevel}`,
    `polarity ${polarity} head ${placeOfHead(view)}`,
    `polarity ${polarity} ${place} head ${placeOfHead(view)} lost ${Math.min(lost.length, 2)}`,
    ...(isHarmless ? ['harmless denial', `harmless denial ${nearness(view)}`] : []),
    ...(denies
      ? ['denial', `denial ${nearness(view)}`, `denial ${polarity}`]
      : [
          `plain own ${ownLevel}`,
          `plain ${place} own ${ownLevel} ${askedLevel > 2 ? 'asked' : 'not asked'}`,
          `plain whole ${wholeLevel}`,
        ]),
    ...(!denies && ownLevel > 0 ? [`${place} lost ${Math.min(lost.length, 2)} ${lostWhat}`] : []),
    ...(required.analysis.hasDenial
      ? ['requires absence', denies ? 'absence denied' : 'absence not denied']
      : []),
    `missing ${Math.min(view.missing.length, 3)}`,
    `missing ${Math.min(view.missing.length, 3)} ${denies ? 'denied' : 'plain'}`,
    `missing ${Math.min(view.missing.length, 3)} ${place}`,
  ]
}

/** What keeps the rules from a verdict, and the verdict that they would give. */
function guardFeatures(view: ClauseView): string[] {
  const { required, text, context, place, missing } = view
  const stated = context.sentence.text
  const asked = view.asked?.text ?? ''
  const score = view.isHarmlessDenial ? undefined : view.scoreOf(context)
  const numbers = (text.match(/\d+/g) ?? []).filter((one) => !stated.includes(one) && !asked.includes(one))
  const isLost = qualifiers.some(
    (qualifier) => qualifier.test(text) && !qualifier.test(stated) && !qualifier.test(asked),
  )
  const isOrderMinimum = context.sentence.quantities.some(
    ({ bound, dimension }) => bound === 'order from' || (bound === 'from' && dimension.startsWith('money')),
  )
  const hasAmount = required.analysis.quantities.length > 0
  return [
    ...(asks(stated) ? ['asks'] : []),
    ...(leavesOpen(context.clause.text) ? ['open clause'] : leavesOpen(stated) ? ['open sentence'] : []),
    ...(excludes(context.sentence, required.analysis) ? ['excludes', `excludes ${nearness(view)}`] : []),
    ...(narrows.test(stated) && !narrows.test(text) ? ['narrows', `narrows ${place}`] : []),
    ...(ofOthers.test(stated) && !ofOthers.test(text) ? ['of others'] : []),
    ...(!hasAmount && isOrderMinimum ? ['order minimum'] : []),
    ...(isLost ? ['qualifier lost', `qualifier lost ${context.clause.hasDenial ? 'denied' : 'plain'}`] : []),
    ...(!hasAmount && numbers.length > 0 ? ['number missing'] : []),
    ...(required.isWish ? ['wish'] : []),
    ...(score
      ? [
          `rule ${score.verdict}`,
          `rule ${score.verdict} ${score.basis}`,
          `rule ${score.verdict} ${place}`,
          `rule ${score.verdict} missing ${Math.min(missing.length, 2)}`,
        ]
      : []),
  ]
}

function replyFeatures(view: ClauseView): string[] {
  const { context, askedLevel } = view
  const text = context.sentence.text.replace(greeting, '')
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
    `reply ${reply} to ${Math.min(context.asked.length, 3)} ${nearness(view)}`,
    `reply ${reply} ${context.index === 0 ? 'first' : 'later'}`,
    ...(context.isNumbered ? [`numbered reply ${reply}`] : []),
  ]
}
