import { contentWeight } from '../analysis/tokens.ts'
import type { ClauseView, Maxima } from './clause-view.ts'
import { type Coverage, levelOf, namesToken, tokensOf } from './coverage.ts'

/** How likely a clause speaks of a requirement, as names of features. */
export const relevanceFeatures = (view: ClauseView, maxima: Maxima): string[] => [
  ...coverageFeatures(view, maxima),
  ...rivalFeatures(view, maxima),
  ...(view.place === 'thread' ? threadFeatures(view, maxima) : []),
]

function coverageFeatures(view: ClauseView, maxima: Maxima): string[] {
  const { place, ownLevel, wholeLevel, askedLevel, own, whole, askedShare, required, asked } = view
  const content = view.context.clause.tokens.filter(({ weight }) => weight >= contentWeight)
  const foreign = content.filter(
    (token) => !namesToken({ tokens: tokensOf(required) }, token) && !(asked && namesToken(asked, token)),
  )
  const isTopicOnly = ownLevel > 0 && [...own.found.keys()].every(({ isTopic }) => isTopic)
  return [
    `${place} own ${ownLevel}`,
    `${place} whole ${wholeLevel}`,
    `${place} asked ${askedLevel}`,
    `${place} joint ${view.jointLevel}`,
    `${place} own ${Math.min(ownLevel, 3)} asked ${Math.min(askedLevel, 3)}`,
    `${place} whole ${wholeLevel} asked ${askedLevel}`,
    `${place} head ${placeOfHead(view)}`,
    `${place} near own ${levelOf(own.near)}`,
    `${place} near whole ${levelOf(whole.near)}`,
    `${place} near own ${levelOf(own.near)} own ${ownLevel}`,
    `${place} near whole ${levelOf(whole.near)} asked ${levelOf(view.nearAsked)}`,
    `${place} foreign ${Math.min(foreign.length, 4)}`,
    `${place} content ${Math.min(content.length, 3)}`,
    ...(own.share >= maxima.own && ownLevel > 0 ? [`${place} best own`] : []),
    ...(place === 'thread' && whole.share >= maxima.whole && wholeLevel > 0 ? ['best sentence'] : []),
    ...(maxima.asked > 0.3 && askedShare >= maxima.asked ? ['best asked'] : []),
    ...(maxima.asked > 0.3 && askedShare < 0.1 && wholeLevel < 3 ? ['asked elsewhere'] : []),
    ...(isTopicOnly ? [`${place} topic only`] : []),
  ]
}

/** Where the requirement's main word stands. */
export function placeOfHead({ required, own, whole, asked }: ClauseView): string {
  const names = ({ found }: Coverage) => [...found.keys()].some(({ stem }) => stem === required.head)
  if (names(own)) return 'clause'
  if (names(whole)) return 'sentence'
  const heads = tokensOf(required).filter(({ stem }) => stem === required.head)
  return heads.some((token) => asked && namesToken(asked, token)) ? 'question' : 'nowhere'
}

/** What speaks more of another requirement hardly answers this one. */
function rivalFeatures(view: ClauseView, maxima: Maxima): string[] {
  const { place, own, whole, nearAsked, rivals, ownLevel, askedLevel } = view
  const inClause = rivalryOf(own.near, rivals.clause)
  const asked = rivalryOf(nearAsked, rivals.asked)
  return [
    `${place} rival ${inClause}`,
    `${place} rival in sentence ${rivalryOf(whole.near, rivals.sentence)}`,
    `${place} rival asked ${asked}`,
    `${place} rival asked ${asked} own ${inClause}`,
    `${place} rival ${inClause} own ${Math.min(ownLevel, 2)} asked ${Math.min(askedLevel, 2)}`,
    ...(own.near > 0 && own.near >= maxima.near ? [`${place} best near`, `best near rival ${inClause}`] : []),
  ]
}

function rivalryOf(own: number, rival: number): string {
  if (rival === 0) return own === 0 ? 'nothing' : 'none'
  const difference = rival - own
  return difference > 0.3
    ? 'much better'
    : difference > 0.01
      ? 'better'
      : difference > -0.01
        ? 'same'
        : 'worse'
}

function threadFeatures(view: ClauseView, maxima: Maxima): string[] {
  const { context, ownLevel, askedLevel, asked, askedIndex, before } = view
  const count = context.asked.length
  const most = Math.max(0, ...context.sharedWithAsked)
  const order = `count ${Math.min(context.count, 3)} asked ${Math.min(count, 3)} index ${Math.min(context.index, 2)} of ${Math.min(askedIndex, 2)}`
  const isOther = context.sharedWithAsked[askedIndex] !== most
  return [
    context.isFirstClause ? 'first clause' : 'later clause',
    ...(askedLevel > 0 ? [`asked ${Math.min(count, 4)} ${askedLevel > 2 ? 'fully' : 'partly'}`, order] : []),
    ...(asked && most > 0 ? [isOther ? 'answers other' : 'answers question'] : []),
    ...(asked && most === 0 ? [context.index === 0 ? 'plain answer first' : 'plain answer later'] : []),
    ...(context.isNumbered
      ? [
          `numbered asked ${askedLevel}`,
          `numbered near ${levelOf(view.nearAsked)} rival ${rivalryOf(view.nearAsked, view.rivals.asked)}`,
        ]
      : []),
    ...(ownLevel === 0 && levelOf(before) > 1 ? [`before ${levelOf(before)}`] : []),
    ...(maxima.lastMention > context.position ? ['mentioned later'] : []),
    ...(context.asksBack ? ['asks back'] : []),
  ]
}
