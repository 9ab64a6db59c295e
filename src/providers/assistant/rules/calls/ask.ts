import { quantitiesOf } from '../../../../language/quantities/quantities.ts'
import type { AskBrief } from '../../briefs.ts'
import { phrases } from '../lexicon/phrases.ts'
import { languageOfListing, statementsOf } from '../reading/injection-filter.ts'
import { tidy } from '../reading/tidy.ts'

const questionsAtMost = 5

/** First what nothing speaks to, then what isn't met; in the seller's language. */
export function ask(brief: AskBrief): string[] {
  const say = phrases[languageOfListing(brief.seller)]
  const said = brief.talk
    .filter((message) => message.side === 'seller')
    .map((message) => message.content)
    .join('\n')
  const open = brief.open.filter(({ requirement }) => statementsOf(requirement).length > 0)
  const ordered = [...open.filter((o) => o.verdict === null), ...open.filter((o) => o.verdict !== null)]
  return ordered.slice(0, questionsAtMost).map(({ requirement, verdict }) => {
    const topic = tidy(requirement, 300)
    if (verdict === 'not meet') return say.askAgainst(topic)
    if (said.includes(`“${topic}”`) || said.includes(`„${topic}“`)) return say.askAgain(topic)
    return quantitiesOf(requirement).length > 0 ? say.askAmount(topic) : say.ask(topic)
  })
}
