import { detectLanguage } from '../../../../language/detect-language.ts'
import type { Language } from '../../../../language/languages.ts'
import { memoizeText } from '../../../../language/memoize-text.ts'
import type { RevealedListing, ThreadMessage } from '../../briefs.ts'
import { statementsOf } from './injection-filter.ts'

/** The language of a listing, detected without its injections. */
export const languageOfListing = ({
  name,
  description,
  points,
}: Pick<RevealedListing, 'name' | 'description' | 'points'>): Language =>
  languageOfText([name, description, ...points].join('\n'))

/** In characters. Shorter messages don't tell their side's language. */
const minMessagesLength = 24

/** The language that a side's people write in the conversation; before they do, the one of their listing. */
export function languageOfSide(
  listing: Pick<RevealedListing, 'side' | 'name' | 'description' | 'points'>,
  thread: readonly ThreadMessage[],
): Language {
  const written = thread
    .filter(({ side, author }) => side === listing.side && author === 'direct')
    .map(({ content }) => content)
    .join('\n')
  return languageWritten(written) ?? languageOfListing(listing)
}

/** The language of what people wrote; null if it is too short to tell. */
export const languageWritten = (text: string): Language | null =>
  text.length < minMessagesLength ? null : languageOfText(text)

const languageOfText = memoizeText((text) => detectLanguage(statementsOf(text).join('. ')))

/** In characters. The language of shorter sentences can't be detected reliably. */
const minDetectableLength = 30

/** The language of a sentence of a listing; short sentences have the language of their listing. */
export const languageWithin = (sentence: string, listingLanguage: Language): Language =>
  sentence.length > minDetectableLength ? languageOfSentence(sentence) : listingLanguage

export const languageOfSentence = memoizeText(detectLanguage)
