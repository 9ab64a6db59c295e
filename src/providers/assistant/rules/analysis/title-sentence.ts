import {
  apposition,
  brackets,
  interjection,
  leadIn,
  ownName,
  secondVerb,
  someoneTo,
} from '../lexicon/title-sentences.ts'

/**
 * Brings a sentence into a form from which a title is taken more easily: without interjections, brackets, appositions and
 * the writer's name, and without the words that only address the reader ('you can rent our …', 'wer kann uns …').
 */
export function titleSentence(sentence: string): string {
  const plain = sentence
    .replace(brackets, ' ')
    .replace(interjection, '')
    .replace(ownName, '')
    .replace(apposition, '$1 ')
    .replace(someoneTo, '$1 ')
  return plain.replace(leadIn, '').replace(/\s+/g, ' ').trim() || sentence
}

/** What a company does besides being one: 'wir sind drei Tischler und bauen Schränke' as 'wir bauen Schränke'. */
export function secondStatement(sentence: string): string | null {
  const match = secondVerb.exec(sentence)
  return match ? `${match[1] ?? ''} ${sentence.slice(match.index + match[0].length)}`.trim() : null
}

/** What follows the writer's name: 'I'm Tom, I fix espresso machines'. */
export function afterName(sentence: string): string | null {
  const rest = sentence.replace(ownName, '')
  return rest === sentence ? null : rest
}
