import { keyWords } from '../../lexicon/privacy/key-words.ts'
import { plainForm } from '../phrases.ts'

/** Corrects a typing error in the words that matter most: 'confidental', 'vetraulich', 'budegt'. */

const words = new Set(plainForm(keyWords).trim().split(/\s+/))
const maxCached = 5_000
const cache = new Map<string, string>()

/** @param plain a text in its plain form */
export const withCorrectedWords = (plain: string): string => plain.replace(/[a-z]{6,20}/g, correctWord)

function correctWord(word: string): string {
  if (words.has(word)) return word
  let corrected = cache.get(word)
  if (corrected === undefined) {
    corrected = [...words].find((known) => isOneErrorAway(word, known)) ?? word
    if (cache.size >= maxCached) cache.clear()
    cache.set(word, corrected)
  }
  return corrected
}

/** A letter too many or too few, or two swapped. Another letter in its place often makes another word. */
function isOneErrorAway(word: string, known: string): boolean {
  if (word[0] !== known[0] || Math.abs(word.length - known.length) > 1) return false
  // Another ending is another form: 'internal doors', 'im Notfall'.
  if (word.startsWith(known) || known.startsWith(word)) return false
  let i = 0
  while (i < word.length && word[i] === known[i]) i += 1
  if (word.length > known.length) return word.slice(i + 1) === known.slice(i)
  if (word.length < known.length) return word.slice(i) === known.slice(i + 1)
  return word[i] === known[i + 1] && word[i + 1] === known[i] && word.slice(i + 2) === known.slice(i + 2)
}
