import { type Language, languages } from '../../../language/languages.ts'

/** Texts kept by one function, in characters together. */
const roomAtMost = 2_000_000

/**
 * A pure function of a text that remembers its answers: a listing's sentences are read again with each of its
 * counterparties. Emptied when full, so that odd texts can't fill the memory.
 */
export function memoizeText<T>(work: (text: string) => T, room = roomAtMost): (text: string) => T {
  const known = new Map<string, T>()
  let taken = 0
  return (text) => {
    const before = known.get(text)
    if (before !== undefined || known.has(text)) return before as T
    const answer = work(text)
    // An answer to a short text takes room too.
    taken += text.length + 50
    if (taken > room) {
      known.clear()
      taken = text.length + 50
    }
    known.set(text, answer)
    return answer
  }
}

/** The same, for what depends on the text's language too. */
export function memoizeTextByLanguage<T>(
  work: (text: string, language: Language) => T,
): (text: string, language: Language) => T {
  const by = Object.fromEntries(
    languages.map((language) => [language, memoizeText((text) => work(text, language))]),
  ) as Record<Language, (text: string) => T>
  return (text, language) => by[language](text)
}
