import { wish } from '../lexicon/parsing/noun-phrases.ts'
import {
  apposition,
  brackets,
  changingVerbs,
  forOwnBrackets,
  interjection,
  leadIn,
  ownName,
  relativeVerb,
  secondVerb,
  secondWish,
  someoneTo,
  verbWithoutSubject,
} from '../lexicon/parsing/title-sentences.ts'

/**
 * Brings a sentence into a form from which a title is taken more easily: without interjections, brackets, appositions and
 * the writer's name, and without the words that only address the reader ('you can rent our …', 'wer kann uns …').
 */
export function titleSentence(sentence: string): string {
  const plain = sentence
    .replace(forOwnBrackets, '')
    .replace(brackets, ' ')
    .replace(interjection, '')
    .replace(ownName, '')
    .replace(apposition, '$1 ')
    // 'Need someone to …' has no subject.
    .replace(someoneTo, (_, verb: string, at: number) =>
      at === 0 ? `we ${verb.toLowerCase()} ` : `${verb} `,
    )
  return plain.replace(leadIn, '').replace(/\s+/g, ' ').trim() || sentence
}

/** What a company does besides being one: 'wir sind drei Tischler und bauen Schränke' as 'wir bauen Schränke'. */
export function secondStatement(sentence: string): string | null {
  const match = secondVerb.exec(sentence)
  return match ? `${match[1] ?? ''} ${sentence.slice(match.index + match[0].length)}`.trim() : null
}

/** 'Bauen Treppen und Schränke' as 'Wir bauen Treppen und Schränke'. */
export const withSubject = (sentence: string): string =>
  sentence.replace(verbWithoutSubject, (verb) => `Wir ${verb.toLowerCase()}`)

/** What follows the writer's name: 'I'm Tom, I fix espresso machines'. */
export function afterName(sentence: string): string | null {
  const plain = sentence.replace(interjection, '')
  const rest = plain.replace(ownName, '')
  return rest === plain ? null : rest
}

/** What a text says of its writer, and what it wants or offers, as sentences of their own. */
export function splitAtWish(sentence: string): string[] {
  const match = secondWish.exec(sentence)
  if (!match || wish.test(sentence.slice(0, match.index))) return [sentence]
  return [sentence.slice(0, match.index), sentence.slice(match.index + match[0].length)]
}

/** 'unser Buch übersetzt' of a relative clause as 'unser Buch übersetzen', with what follows it. */
export function withInfinitive(clause: string): string {
  const { object, verb } = relativeVerb.exec(clause)?.groups ?? {}
  if (!object || !verb) return clause
  const known = changingVerbs.find(([third]) => verb.endsWith(third))
  const infinitive = known
    ? `${verb.slice(0, -known[0].length)}${known[1]}`
    : verb
        .replace(/(?<=[td])et$|t$/, 'en')
        .replace(/(?<=[lr])en$/, (end, at: number) => (verb[at - 2] === 'e' ? 'n' : end))
  return `${object} ${infinitive}${clause.slice(object.length + 1 + verb.length)}`
}
