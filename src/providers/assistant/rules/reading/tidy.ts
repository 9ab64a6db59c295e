import { cap, plainText } from '../../../../language/plain.ts'

/** One line without its closing mark and without quotation marks, to be set into a sentence. */
export const tidy = (text: string, limit: number): string =>
  cap(
    plainText(text.slice(0, 3 * limit))
      .replace(/\s+/g, ' ')
      .replace(/[“”„"«»]/g, '')
      .replace(/[\s.;,:!]+$/, ''),
    limit,
  )

export const capitalised = (text: string): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/** Ends with a full stop, unless it ends some other way. */
export const sentence = (text: string): string =>
  /[.!?…)]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`
