import { wordsOf } from '../alternatives.ts'
import { germanCompoundHeads } from '../lexicon/compound-heads.ts'
import { indexStemOf } from './word-forms.ts'

/** Of a modifier and of a head: shorter ones are found in too many words. */
const minPartLength = 4
/** Longer ones are hardly words. */
const maxWordLength = 40
/** Not a compound: 'Nachtisch', 'Unterführung'. */
const prefixes = new Set(wordsOf('nach über unter auf aus ein vor zusammen wieder weiter zurück durch gegen'))

let heads: ReadonlySet<string> | undefined

/**
 * The parts of a German compound with a common head, else the word alone: 'Hochzeitsfotograf' and 'Fotograf für eine
 * Hochzeit' have the same terms.
 */
export function partsOfCompound(word: string): string[] {
  if (word.length > maxWordLength) return [word]
  heads ??= new Set(wordsOf(germanCompoundHeads).map((head) => indexStemOf(head, 'de')))
  for (let cut = minPartLength; cut <= word.length - minPartLength; cut++) {
    const [modifier, head] = [word.slice(0, cut), word.slice(cut)]
    if (!prefixes.has(modifier) && heads.has(indexStemOf(head, 'de')))
      return [...partsOfCompound(modifier), head]
  }
  return [word]
}
