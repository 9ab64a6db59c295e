import { alternatives } from './alternatives.ts'
import { detectLanguage } from './detect-language.ts'
import {
  conjunctions,
  denialAdditions,
  denialSuffixes,
  denialWords,
  deniedListHeads,
  dispensations,
  forwardDenialWords,
  idioms,
  limitPhrases,
  notDeniedBySuffix,
  plainDenials,
  refusals,
  spanishDeniedVerbs,
  statementStarts,
} from './lexicon/denials.ts'
import { clausesOf } from './sentences.ts'

/** Finds the parts of a sentence that are denied: 'we do not deliver' must not count as 'we deliver'. */

const idiom = new RegExp(String.raw`\b(?:${alternatives(idioms)})\b`, 'giu')
const limitPhrase = new RegExp(String.raw`(?<!\p{L})(?:${alternatives(limitPhrases)})(?!\p{L})`, 'giu')
const denial = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${alternatives(denialWords)})(?![\p{L}\p{M}])|(?<=\p{L})n['’]t\b`,
  'giu',
)
const suffix = new RegExp(
  String.raw`(?<!\p{L})(\p{L}+)(?:${alternatives(denialSuffixes)})(?:e[nmrs]?)?(?![\p{L}])`,
  'giu',
)
const notDenied = new RegExp(`^(?:${alternatives(notDeniedBySuffix)})$`, 'iu')
const newStatement = new RegExp(
  String.raw`\s(?:${alternatives(conjunctions)}) (?:${alternatives(statementStarts)})(?![\p{L}])|[?]`,
  'iu',
)
const forwardDenial = new RegExp(`^(?:${alternatives(forwardDenialWords)})$`, 'iu')
const deniedListHead = new RegExp(`^(?:${alternatives(deniedListHeads)})$`, 'iu')
const dispensation = new RegExp(String.raw`(?<!\p{L})(?:${alternatives(dispensations)})(?!\p{L})`, 'iu')
const unwanted = new RegExp(
  String.raw`(?<!\p{L})(?:${alternatives(dispensations)}|${alternatives(refusals)})(?!\p{L})`,
  'giu',
)
const plainDenial = new RegExp(
  String.raw`^(?:${alternatives(plainDenials)})(?:\s+(?:${alternatives(denialAdditions)}))?[\s.!]*$`,
  'iu',
)
/** Between a subject and its answer: 'Vegan - no', 'Insured: no', 'Parking (no)'. */
const answerSeparator = /[:(–—?]|\s-\s/
/** 'Photos and texts, that we don't offer.' */
const refersBack = /^(?:that|this|it|das|dies|ça|cela|eso|esto)\s/iu
const spanishDenial = new RegExp(String.raw`^no\s+(?:${alternatives(spanishDeniedVerbs)})`, 'iu')

/** A denied part of a sentence, `to` exclusive. */
export interface Span {
  readonly from: number
  readonly to: number
  /** Whether the word is denied by its own ending, such as the nuts in 'nut-free'. */
  readonly ending: boolean
}

/** The denied parts of a sentence. A denial never reaches beyond its clause. */
export function deniedSpans(sentence: string): Span[] {
  const mask = (words: string) => '·'.repeat(words.length)
  const masked = sentence.replace(idiom, mask).replace(limitPhrase, mask)
  const spans: Span[] = []
  let former = { from: 0, to: 0 }
  let from = 0
  for (const clause of clausesOf(masked)) {
    const start = masked.indexOf(clause, from)
    const isAnswer = answerSeparator.test(masked.slice(from, start)) || refersBack.test(clause)
    if (isAnswer && plainDenial.test(clause) && former.to > former.from)
      spans.push({ ...former, ending: false })
    former = { from: start, to: start + clause.length }
    from = start + clause.length
    if (deniedListHead.test(clause) && /^\s*:/.test(masked.slice(from, from + 3)))
      return [...spans, { from: start, to: masked.length, ending: false }]
    spans.push(...spansOfClause(clause, start))
  }
  return spans
}

/** Whether a sentence says that something isn't needed. What it denies is neither wanted nor ruled out. */
export const dispenses = (sentence: string): boolean => dispensation.test(sentence)

/** Where a sentence says that something isn't needed or wanted, `to` exclusive. */
export const unwantedIn = (sentence: string): { from: number; to: number }[] =>
  Array.from(sentence.matchAll(unwanted), ({ 0: text, index }) => ({ from: index, to: index + text.length }))

function spansOfClause(clause: string, start: number): Span[] {
  const spans: Span[] = []
  for (const match of clause.matchAll(suffix)) {
    if (match[1] && !notDenied.test(match[1]) && !isPlural(match[0], match[1], clause))
      spans.push({ from: start + match.index, to: start + match.index + match[1].length, ending: true })
  }
  const denials = [...clause.matchAll(denial)]
  const first = denials[0]
  if (!first) return spans
  const rest = clause.slice(first.index)
  const isLast = !/\p{L}/u.test(rest.slice(first[0].length).replace(/^ mehr(?!\p{L})/u, ''))
  const from = isLast || deniesWholeClause(first[0], rest) ? 0 : first.index
  const end = newStatement.exec(rest)
  const to = end ? first.index + end.index : clause.length
  return [...spans, { from: start + from, to: start + to, ending: false }]
}

/** 'Vehículos' and 'vélos' end like 'kabellos', and 'enclose' like 'kabellose'. */
const isPlural = (word: string, stem: string, clause: string): boolean =>
  /^los/iu.test(word.slice(stem.length)) && !germanStem.test(stem) && detectLanguage(clause) !== 'de'

const germanStem = /[bdfghkmnprstz]$/iu

/** 'not', and a denial at the end ('tyres we have none'), deny their whole clause ('delivery is not included'); 'no' and 'without' deny only what follows. */
const deniesWholeClause = (word: string, rest: string) =>
  !forwardDenial.test(word) || spanishDenial.test(rest)

/** Whether the word at `index` is denied. 'not nut-free' denies twice, which affirms. */
export const isDenied = (spans: readonly Span[], index: number): boolean => {
  const here = spans.filter((span) => index >= span.from && index < span.to)
  return here.some((span) => span.ending) !== here.some((span) => !span.ending)
}
