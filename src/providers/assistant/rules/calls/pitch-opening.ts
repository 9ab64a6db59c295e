import type { PitchBrief } from '../../briefs.ts'
import { statementsOf } from '../analysis/injection-filter.ts'
import { inlineText, listOf } from '../analysis/inline-text.ts'
import { languageOfListing, languageWithin } from '../analysis/language.ts'
import { shownRequirement, shownWithin } from '../analysis/short-topic.ts'
import type { MessageTexts } from '../lexicon/texts/message-texts.ts'
import { isStatement } from '../lexicon/texts/question-texts.ts'
import { isRequirement } from './ask.ts'
import { judge } from './judge.ts'

const maxFitting = 3
const maxOpen = 4
const maxRequirements = 20
/** In characters: what comes later is no topic. */
const maxRequirementLength = 300

/** What one side offers or seeks, what of it fits the other side in one sentence, and what is open as a list. */
export function composeOpening({ own, other, side }: PitchBrief, texts: MessageTexts): string[] {
  const introduction = texts.introduction(side, inlineText(own.companyName, 120), inlineText(own.name, 120))
  const buyer = side === 'seller' ? other : own
  const seller = side === 'seller' ? own : other
  const buyerLanguage = languageOfListing(buyer)
  const requirements = buyer.points
    .slice(0, maxRequirements)
    .map((point) => statementsOf(point.slice(0, maxRequirementLength)).join(' '))
    .filter((point) => isRequirement(point, buyerLanguage))
  const judgements = judge({ requirements, buyer, seller, thread: [] })
  const shown = (show: typeof shownWithin, want: (isMet: boolean) => boolean) =>
    requirements
      .filter((_, i) => want(judgements[i]?.verdict === 'meet'))
      .map((requirement) =>
        // 'We use 25 kg a week' is about the buyer, also where the seller says it.
        side === 'seller' && isStatement(requirement, languageWithin(requirement, buyerLanguage))
          ? texts.quoted(shownRequirement(requirement))
          : show(requirement, buyerLanguage),
      )
  // A seller speaks of what the buyer requires, in the buyer's words; a buyer of its own requirements.
  const fitting = [...new Set(shown(shownWithin, (isMet) => side === 'buyer' || isMet))].slice(0, maxFitting)
  const open =
    side === 'buyer' ? [] : [...new Set(shown(shownRequirement, (isMet) => !isMet))].slice(0, maxOpen)
  return [
    introduction,
    ...(fitting.length > 0 ? [texts.fits(side, listOf(fitting, texts.and))] : []),
    ...(open.length > 0
      ? [`${texts.stillOpen}\n${open.map((requirement) => `- ${requirement}`).join('\n')}`]
      : []),
    texts.closing(side),
  ]
}
