import type { Language } from '../../../../language/languages.ts'
import { clausesOf } from '../../../../language/sentences.ts'
import { type AnalyzedText, analyzeText } from '../analysis/tokens.ts'
import { leavesOpen, onRequest } from '../lexicon/verdicts/uncertainty.ts'

/** A sentence of the seller that can meet or rule out a requirement. */
export interface EvidenceSentence extends AnalyzedText {
  /** 0 for the listing, else the number of the message, from 1. Later sentences take precedence. */
  readonly position: number
  /** The question that the sentence answers, if any. */
  readonly question: AnalyzedText | null
  /** A yes or no to the question at the start of the sentence; or a yes at its end to what the sentence names. */
  readonly reply: 'yes' | 'no' | 'partly' | null
  /** The sentence leaves open what it speaks of: it settles nothing, and neither does what was said before. */
  readonly leavesOpen: boolean
  /** With the clauses that leave only themselves open: for what is itself required 'on request'. Null if there are none. */
  readonly whole: AnalyzedText | null
}

/** Reads a sentence without the clauses that leave only themselves open. */
export function readStatement(
  text: string,
  language: Language,
): Omit<EvidenceSentence, 'position' | 'question' | 'reply'> {
  const whole = analyzeText(text, language)
  const open = leavesOpen(text)
  if (!onRequest.test(text)) return { ...whole, leavesOpen: open, whole: null }
  const stated = clausesOf(text).filter((clause) => !onRequest.test(clause))
  return { ...analyzeText(stated.join(', '), language), text, leavesOpen: open, whole }
}
