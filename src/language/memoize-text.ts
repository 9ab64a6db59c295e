import { type Language, languages } from './languages.ts'

/** In characters of the cached texts. */
const defaultCapacity = 2_000_000
/** Size of a cache entry in addition to its key, in characters. */
const entryOverhead = 50

/**
 * Memoizes a pure function of a text: the sentences of a listing are analyzed again for each of its
 * counterparties. The cache is cleared when it is full, which bounds its memory.
 */
export function memoizeText<T>(
  compute: (text: string) => T,
  capacity = defaultCapacity,
): (text: string) => T {
  const cache = new Map<string, T>()
  let size = 0
  return (text) => {
    const cached = cache.get(text)
    if (cached !== undefined || cache.has(text)) return cached as T
    const result = compute(text)
    const entrySize = text.length + entryOverhead
    size += entrySize
    if (size > capacity) {
      cache.clear()
      size = entrySize
    }
    cache.set(text, result)
    return result
  }
}

/** Like `memoizeText`, for a function that also depends on the language. */
export function memoizeTextByLanguage<T>(
  compute: (text: string, language: Language) => T,
): (text: string, language: Language) => T {
  const byLanguage = Object.fromEntries(
    languages.map((language) => [language, memoizeText((text) => compute(text, language))]),
  ) as Record<Language, (text: string) => T>
  return (text, language) => byLanguage[language](text)
}
