import { cap, plainText } from '../../../../language/plain.ts'

/** Formats a text for use within a sentence: one line, without quotation marks and final punctuation. */
export const inlineText = (text: string, limit: number): string =>
  cap(
    plainText(text.slice(0, 3 * limit))
      .replace(/\s+/g, ' ')
      .replace(/[“”„"«»]/g, '')
      .replace(/[\s.;,:!]+$/, ''),
    limit,
  )

/** An address of a page or a mailbox: it is written as it stands. */
const address =
  /^(?:\p{L}+:\/\/|www\.|[^\s@]+@|[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{Ll}{2,}(?:\/|[\s?!,;]|$))/u

/** With a capital, unless it begins with an address or a name such as 'iPhone'. */
export const capitalize = (text: string): string =>
  address.test(text) ? text : text.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase())

/** Adds a full stop, unless the text ends with punctuation. */
export const endWithPeriod = (text: string): string =>
  /[.!?…)]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`

/** 'a, b and c' */
export function listOf(items: readonly string[], and: string): string {
  const last = items.at(-1) ?? ''
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} ${and} ${last}` : last
}
