import { wordsOf } from '../alternatives.ts'
import type { Language } from '../languages.ts'
import { germanCompoundHeads, notCompounds } from '../lexicon/compounds.ts'
import { memoizeText } from '../memoize-text.ts'
import { meaningsOfWord } from './glossary.ts'
import { stemOf } from './terms.ts'
import { indexStemOf } from './word-forms.ts'

/** Shorter heads are found in too many words, and so are shorter modifiers unless the glossary has them. */
const minPartLength = 4
const minKnownModifier = 3
/** Longer ones are hardly words. */
const maxWordLength = 40
/** Not a compound: 'Nachtisch', 'Unterführung'. */
const prefixes = new Set(wordsOf('nach über unter auf aus ein vor zusammen wieder weiter zurück durch gegen'))
const whole = new Set(wordsOf(notCompounds).map((word) => stemOf(word, 'de')))
const commonHeads = new Set(wordsOf(germanCompoundHeads).map((head) => indexStemOf(head, 'de')))

/**
 * The parts of a lowercase German compound, else the word alone: 'Hochzeitsfotograf' and 'Fotograf für eine Hochzeit' have the
 * same words.
 */
export const partsOf = (word: string, language: Language): readonly string[] =>
  language === 'de' ? partsOfCompound(word) : [word]

const partsOfCompound = memoizeText((word: string): readonly string[] => {
  const parts = split(word)
  // A tap isn't a rooster of water: 'Wasserhahn' has a meaning of its own.
  const own = meaningsOfWord(word, 'de')
  const isOwn = (meaning: number) => own.includes(meaning)
  return own.length === 0 || parts.some((part) => meaningsOfWord(part, 'de').some(isOwn)) ? parts : [word]
})

const isKnown = (word: string) => meaningsOfWord(word, 'de').length > 0

function split(word: string): readonly string[] {
  if (word.length > maxWordLength || whole.has(stemOf(word, 'de'))) return [word]
  for (let cut = minKnownModifier; cut <= word.length - minPartLength; cut++) {
    const [modifier, head] = [word.slice(0, cut), word.slice(cut)]
    if (prefixes.has(modifier)) continue
    const isCompound =
      (cut >= minPartLength && commonHeads.has(indexStemOf(head, 'de'))) ||
      (isKnown(head) && isKnown(modifier))
    if (isCompound) return [...partsOfCompound(modifier), head]
  }
  return [word]
}
