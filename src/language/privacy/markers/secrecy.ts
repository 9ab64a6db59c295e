import { denials, pronouns } from '../../lexicon/privacy/references.ts'
import { discreetServices, secrecyPhrases, withheldTelling } from '../../lexicon/privacy/secrecy.ts'
import { pairPattern, phrasePattern } from '../phrases.ts'

/** Finds requests for secrecy. All functions take a sentence in its plain form. */

const secrecy = [
  ...withheldTelling.flatMap((row) => [
    pairPattern(row.deny, row.tell),
    ...('eitherOrder' in row ? [pairPattern(row.tell, row.deny)] : []),
  ]),
  phrasePattern(secrecyPhrases),
]
const discreetService = phrasePattern(discreetServices)

/** 'Please don't tell them.' */
export const asksForSecrecy = (plain: string): boolean => secrecy.some((pattern) => pattern.test(plain))

/** Whether a word of secrecy describes the service: 'We treat your documents confidentially.' */
export const isDiscreetService = (plain: string): boolean => discreetService.test(plain)

const pronoun = phrasePattern(pronouns)
const denial = phrasePattern(denials)
/** 'Podemos verlo sin compromiso' denies nothing. */
const withoutObligation =
  /(?<!\p{L})(?:sin compromiso|sans engagement|no obligation|(?:no|kein|pas de|sin|ning[uú]n) (?:problem\p{L}*|soucis?|worries))(?!\p{L})/gu
const clauseEnd = /[,;:()]|\s[–—-]\s|\s(?:but|aber|mais|pero|und|and|y|et)\s/
const maxReferenceWords = 8

/** A short clause with a pronoun and a denial speaks of what was said rather than of goods: 'that should not be in there'. */
export function deniesReference(plain: string): boolean {
  const clauses = plain.replace(withoutObligation, ' ').split(clauseEnd)
  return clauses.some(
    (clause) =>
      (clause.match(/[a-z]+/g)?.length ?? 0) <= maxReferenceWords &&
      !/\d/.test(clause) &&
      pronoun.test(clause) &&
      denial.test(clause),
  )
}
