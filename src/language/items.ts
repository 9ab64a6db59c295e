import { alternatives } from './alternatives.ts'
import { itemConjunctions, itemContinuations } from './lexicon/item-words.ts'
import { withoutBrackets } from './sentences.ts'

/** A longer part is a clause rather than an item of a list. */
const maxItemWords = 8
/** Without a comma, both sides of 'and' must have this many words: 'kitchen and bathroom sinks' is one item. */
const minWordsBesideAnd = 2

const conjunction = `(?:${alternatives(itemConjunctions)})`
const separator = new RegExp(String.raw`\s*[,;•·]\s+(?:${conjunction}\s+)?`, 'giu')
const anySeparator = new RegExp(String.raw`${separator.source}|\s+\/\s+`, 'giu')
const andBetween = new RegExp(String.raw`\s+${conjunction}\s+`, 'iu')
const continuation = new RegExp(String.raw`^(?:${alternatives(itemContinuations)})(?![\p{L}\p{N}])`, 'iu')

const wordCount = (text: string): number => text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0

/**
 * The items of a list such as 'pad thai, green curry and risotto', each of which stands for itself. A text that isn't a
 * list is its own only item.
 * @param splitsSlashes whether 'oak / ash' is two items
 */
export function itemsOf(text: string, splitsSlashes = true): string[] {
  const parts = slicesBetween(text, splitsSlashes ? anySeparator : separator).filter(
    (part) => wordCount(part) > 0,
  )
  const last = parts.at(-1) ?? ''
  const ends = parts.length > 1 ? splitPair(last, 1, true) : splitPair(text, minWordsBesideAnd, false)
  const items = parts.length > 1 ? [...parts.slice(0, -1), ...ends] : ends
  const isList =
    items.length > 1 &&
    items.every((item) => wordCount(item) <= maxItemWords) &&
    !parts.some((part) => continues(part))
  return isList ? items.map((item) => item.trim()) : [text]
}

/** Splits at the matches outside of brackets. */
function slicesBetween(text: string, pattern: RegExp): string[] {
  const slices: string[] = []
  let start = 0
  for (const match of withoutBrackets(text).matchAll(pattern)) {
    slices.push(text.slice(start, match.index))
    start = match.index + match[0].length
  }
  return [...slices, text.slice(start)]
}

/** @param endsList whether the pair ends a list: then 'and with insurance' begins an item of its own */
function splitPair(text: string, minWords: number, endsList: boolean): string[] {
  const match = andBetween.exec(withoutBrackets(text))
  if (!match) return [text]
  const pair = [text.slice(0, match.index), text.slice(match.index + match[0].length)]
  if (/\d$/.test(pair[0] ?? '') && /^\d/.test(pair[1] ?? '')) return [text]
  return pair.every((part) => wordCount(part) >= minWords && (endsList || !continues(part))) ? pair : [text]
}

const continues = (item: string): boolean => continuation.test(item.trim())
