import { phrasePattern } from '../../../../language/alternatives.ts'
import { memoizeText } from '../../../../language/memoize-text.ts'
import { stances } from '../lexicon/verdicts/stances.ts'

const patterns = Object.entries(stances).map(([name, words]) => [name, phrasePattern(words, 'iu')] as const)

/** The stances that a text takes, by name. */
export const stancesIn = memoizeText((text): readonly string[] => [
  ...patterns.filter(([, pattern]) => pattern.test(text)).map(([name]) => name),
  ...(/[?¿]/.test(text) ? ['question'] : []),
])
