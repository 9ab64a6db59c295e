/** People often write words without diacritics: 'fuer' or 'fur' for 'für', 'peintre a Nimes' for 'peintre à Nîmes'. */

const umlautPairs: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** Removes diacritics and ligatures, so that 'größe' equals 'grosse'. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
}

/** A lowercase word without its diacritics, and with 'ae', 'oe' and 'ue' for its umlauts. */
export const plainSpellings = (word: string): readonly string[] => [
  fold(word),
  fold(word.replace(/[äöüß]/g, (letter) => umlautPairs[letter] ?? letter)),
]

/** The source of a pattern that also matches text without the pattern's diacritics. Bracketed letters stay as they are. */
export const anySpelling = (source: string): string =>
  source.replace(/\\.|\[(?:\\.|[^\]])*\]|[äöüßàâçéèêëíîïñóôûùúœá]/gu, (part) => {
    if (part.length > 1) return part
    const spellings = [part, fold(part), umlautPairs[part] ?? ''].filter(Boolean)
    return `(?:${[...new Set(spellings)].join('|')})`
  })

/** The same pattern, which also matches text without diacritics. */
export const inAnySpelling = (pattern: RegExp): RegExp =>
  new RegExp(anySpelling(pattern.source), pattern.flags)
