import { detectLanguage, type Language } from '../../../../language/languages.ts'
import type { RevealedListing } from '../../briefs.ts'
import { memoizeText } from '../memoize.ts'
import { statementsOf } from './injection-filter.ts'

/** The language of a listing, detected without its injections. */
export const languageOfListing = ({
  name,
  description,
  points,
}: Pick<RevealedListing, 'name' | 'description' | 'points'>): Language =>
  languageOfText([name, description, ...points].join('\n'))

const languageOfText = memoizeText((text) => detectLanguage(statementsOf(text).join('. ')))

/** In characters. The language of shorter sentences can't be detected reliably. */
const minDetectableLength = 60

/** The language of a sentence of a listing; short sentences have the language of their listing. */
export const languageWithin = (sentence: string, listingLanguage: Language): Language =>
  sentence.length > minDetectableLength ? languageOfSentence(sentence) : listingLanguage

export const languageOfSentence = memoizeText(detectLanguage)
