/** Plain text without invisible characters and markup. */

/** Zero-width, directional, tag, filler and control characters and variation selectors, except line breaks and tabs. */
const invisible = /[[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]--[\n\t\uFE0F]]/gv
/** An emoji selector that doesn't follow an emoji. */
const straySelector = /(?<![\p{Extended_Pictographic}#*0-9])\uFE0F/gu

/** Removes invisible characters, and normalizes line breaks and Unicode (NFC). */
export function visible(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(invisible, '')
    .replace(straySelector, '')
    .normalize('NFC')
}

/** Removes HTML and Markdown. Links keep their text and address. */
export function plainText(text: string): string {
  return visible(text)
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<\/?[a-z][^<>]{0,500}>/gi, '')
    .replace(/!?\[([^\]\n]{0,500})\]\(([^)\s]{1,500})(?:[^\S\n][^)\n]{0,200})?\)/g, '$1 ($2)')
    .replace(/^[ \t]*(?:#{1,6}|>+)[ \t]+/gm, '')
    .replace(/^[ \t]*(?:```|~~~).*$/gm, '')
    .replace(/(\*\*|__|~~|`)(?=\S)([^\n]{1,400}?)(?<=\S)\1/g, '$2')
    .replace(/[<>](?=[a-z/!?])/gi, '')
    .replace(/[ \t]{1,200}$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** A text as one plain line of at most `limit` characters. */
export const singleLine = (text: string, limit: number): string =>
  cap(plainText(text).replace(/\s+/g, ' ').trim(), limit)

/** Cuts a text to `limit` characters, at the end of a word where possible, and adds an ellipsis. */
export function cap(text: string, limit: number): string {
  if (text.length <= limit) return text
  const cut = text.slice(0, limit - 1)
  const end = cut.search(/\s\S*$/)
  return `${(end > limit * 0.6 ? cut.slice(0, end) : cut).replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…`
}
