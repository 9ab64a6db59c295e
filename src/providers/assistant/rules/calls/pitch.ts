import type { Call } from '../../assistant.ts'
import type { PitchBrief, RevealedListing, RoundInputs } from '../../briefs.ts'
import { phrases } from '../lexicon/phrases.ts'
import { languageOfListing, languageOfSentence, statementsOf } from '../reading/injection-filter.ts'
import { capitalised, sentence, tidy } from '../reading/tidy.ts'
import { readingOf, same } from '../reading/words.ts'

type Say = (typeof phrases)['en']

/** What is said for a side: an opening from the listings, later what the side gave in this round. */
export function pitch(brief: PitchBrief, call: Call): string {
  const own = brief.own
  const say = phrases[languageOfListing(own)]
  const sentences = brief.inputs ? later(brief.inputs, say) : opening(brief, say)
  const text: string[] = []
  for (const next of sentences.length > 0 ? sentences : opening(brief, say)) {
    text.push(next)
    call.onWords?.(text.join(' '))
  }
  return text.join(' ')
}

function opening(brief: PitchBrief, say: Say): string[] {
  const { own, other, side } = brief
  const points = relevant(own, other).map((point) => tidy(point, 200))
  const about = statementsOf(own.description).find((text) => text.length > 20 && text.length < 300)
  return [
    `${say.hello(tidy(other.companyName, 120))} ${say.introduce(side, tidy(own.companyName, 120), tidy(own.name, 200))}`,
    ...(about ? [sentence(about)] : []),
    ...(points.length > 0
      ? [side === 'seller' ? say.strengths(points.join('; ')) : say.requirements(points.join('; '))]
      : []),
    say.close(side),
  ]
}

/** Words read of what the other wrote, and of one's own point: each is compared with each. */
const wordsAtMost = 1_000
const wordsOfPoint = 30

/** One's own points, those first that speak to what the other wrote; at most four. */
function relevant(own: RevealedListing, other: RevealedListing): string[] {
  const asked = [...other.points, other.description, other.name]
    .flatMap((text) => readingOf(text, languageOfSentence(text)).words)
    .slice(0, wordsAtMost)
  return own.points
    .flatMap((point) => (statementsOf(point).length > 0 ? [statementsOf(point).join(' ')] : []))
    .map((text, i) => {
      const words = readingOf(text, languageOfSentence(text)).words.slice(0, wordsOfPoint)
      return {
        text,
        i,
        hits: words.filter((word) => word.weight >= 0.5 && asked.some((a) => same(a, word))).length,
      }
    })
    .sort((a, b) => b.hits - a.hits || a.i - b.i)
    .slice(0, 4)
    .map(({ text }) => text)
}

function later(inputs: RoundInputs, say: Say): string[] {
  const free = inputs.freeForm.trim() ? [sentence(inputs.freeForm.trim())] : []
  if (inputs.side === 'seller') {
    const answers = inputs.answers.filter(({ answer }) => answer.trim() !== '')
    return [
      ...answers.map(({ question, answer }) => say.regarding(topicOf(question), sentence(answer.trim()))),
      ...free,
    ]
  }
  const named = inputs.reviews.flatMap((review) =>
    review.requirement === null ? [] : [{ ...review, requirement: tidy(review.requirement, 200) }],
  )
  const plain = (verdict: 'meet' | 'not meet') =>
    named.filter((r) => r.verdict === verdict && !r.thoughts.trim()).map((r) => r.requirement)
  const [fits, lacks] = [plain('meet'), plain('not meet')]
  return [
    ...(fits.length > 0 ? [say.fits(fits.join('; '))] : []),
    ...(lacks.length > 0 ? [say.lacks(lacks.join('; '))] : []),
    ...named
      .filter((r) => r.thoughts.trim())
      .map((r) => say.regarding(r.requirement, sentence(r.thoughts.trim()))),
    ...inputs.reviews
      .filter((r) => r.requirement === null && r.thoughts.trim())
      .map((r) => capitalised(sentence(r.thoughts.trim()))),
    ...free,
  ]
}

/** The requirement a question is about, where it names one in quotation marks; else the question. */
function topicOf(question: string): string {
  const named = /[“„"]([^“”"]{3,300})[”“"]/u.exec(question)?.[1]
  return tidy(named ?? question, 300).replace(/\?$/, '')
}
