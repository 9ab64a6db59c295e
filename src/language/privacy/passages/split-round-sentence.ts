import type { Side } from '../../../shared/sides.ts'
import { markerOf } from '../markers/markers.ts'
import { plainForm } from '../phrases.ts'
import type { Passage } from './passage.ts'

/**
 * Splits a private sentence of a round where a clause is plainly of another matter: what stands before a private bracket, and
 * what follows 'but' after a limit. In doubt the sentence stays whole.
 */

const bracket = /^(.{12,}?)\s*(\([^()]{20,}\)[\s.!]*)$/su
const contrast = /^(.{8,}?),?\s+(?=(?:but|aber|mais|pero)\s)(.{15,})$/isu
/** A request for secrecy with an object: without one it speaks of the words before the bracket. */
const hasObject =
  /\d|(?<![a-z])(?:that|dass|que|pero|mais|but|our|my|unser\p{L}*|mein\p{L}*|notre|nos|mon|nuestr\p{L}*)(?![a-z])/u
/** 'that stays between us': it speaks of the words before the bracket. */
const refersBack =
  /^\W*(?:(?:please|bitte|and|und|et|y)\s+)?(?:that|this|it|das|dies|es|ca|cela|ceci|eso|esto)(?![a-z])/u
/** Such a clause depends on the one before it, names the other side or states a number. */
const depends =
  /\d|(?<![a-z])(?:it|that|this|them|they|their|he|she|only|because|das|dies|es|sie|die|denen|ihnen|nur|weil|damit|ca|cela|ils|elles|leur|lui|les|seulement|si|eso|esto|ellos|lo|les|solo|open|start|ask|tell|say|sag|frag|biet\p{L}*|dis|demande|propose|di|pide|ofrece)(?![a-z])/u
const minWords = 4

export function splitRoundSentence(passage: Passage, writer: Side | null): Passage[] {
  const { reading, reason, text } = passage
  if (reading !== 'private' && reading !== 'unsure') return [passage]
  const bracketed = bracket.exec(text)
  const aside = plainForm(bracketed?.[2] ?? '')
  if (bracketed?.[1] && bracketed[2] && hasObject.test(aside) && !refersBack.test(aside)) {
    const isMarked = markerOf(bracketed[2], 'round', writer) !== null
    if (isMarked && isSayable(bracketed[1], writer))
      return [asPublic(passage, bracketed[1]), { ...passage, text: bracketed[2].trim(), continues: true }]
  }
  const contrasted = reason === 'limit' ? contrast.exec(text) : null
  if (contrasted?.[1] && contrasted[2]) {
    const rest = contrasted[2].trim()
    if (markerOf(contrasted[1], 'round', writer) && !depends.test(plainForm(rest)) && isSayable(rest, writer))
      return [
        { ...passage, text: contrasted[1] },
        { ...asPublic(passage, rest), continues: true },
      ]
  }
  return [passage]
}

const isSayable = (clause: string, writer: Side | null): boolean =>
  (clause.match(/\p{L}+/gu)?.length ?? 0) >= minWords && markerOf(clause, 'round', writer) === null

const asPublic = (passage: Passage, text: string): Passage => ({
  ...passage,
  text,
  reading: 'public',
  reason: null,
})
