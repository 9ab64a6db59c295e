import { quantitiesOf } from '../../../../language/quantities/quantities.ts'
import type { AskBrief } from '../../briefs.ts'
import { statementsOf } from '../analysis/injection-filter.ts'
import { inlineText } from '../analysis/inline-text.ts'
import { languageOfListing } from '../analysis/language.ts'
import { phrases } from '../lexicon/phrases.ts'

const maxQuestions = 5

/** Asks in the seller's language, first about unknown requirements, then about those that aren't met. */
export function ask({ seller, thread, open }: AskBrief): string[] {
  const texts = phrases[languageOfListing(seller)]
  const sellerText = thread
    .filter((message) => message.side === 'seller')
    .map((message) => message.content)
    .join('\n')
  const isAnswered = (topic: string) => sellerText.includes(`“${topic}”`) || sellerText.includes(`„${topic}“`)
  const askable = open.filter(({ requirement }) => statementsOf(requirement).length > 0)
  const unknown = askable.filter(({ verdict }) => verdict === null)
  const notMet = askable.filter(({ verdict }) => verdict !== null)
  return [...unknown, ...notMet].slice(0, maxQuestions).map(({ requirement, verdict }) => {
    const topic = inlineText(requirement, 300)
    if (verdict === 'not meet') return texts.questionForAlternative(topic)
    if (isAnswered(topic)) return texts.questionForDetails(topic)
    return quantitiesOf(requirement).length > 0 ? texts.questionForAmount(topic) : texts.question(topic)
  })
}
