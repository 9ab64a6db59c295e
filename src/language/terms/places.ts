import { alternatives } from '../alternatives.ts'
import { placeEnds, placePrepositions } from '../lexicon/place-words.ts'

/** A preposition with an article, an attribute and a noun. */
const place = new RegExp(
  String.raw`(?<!\p{L})(?:${alternatives(placePrepositions)})\s(?:(?!(?:${alternatives(placeEnds)})\s)[\p{L}’'-]+\s?){1,4}`,
  'giu',
)

/** The parts of a sentence that say where or when something is, `to` exclusive: 'a burst pipe *in the wall*'. */
export const placesIn = (sentence: string): { readonly from: number; readonly to: number }[] =>
  Array.from(sentence.matchAll(place), ({ 0: found, index }) => ({ from: index, to: index + found.length }))
