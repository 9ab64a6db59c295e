/** Plain text: what a person sees is what there is, and nothing in it can act. */

/** What can't be seen: zero width, directional, tags, fillers, selectors, controls; not line breaks and tabs. */
const unseen = /[[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]--[\n\t\uFE0F]]/gv
/** The emoji selector, where there is no emoji. */
const straySelector = /(?<![\p{Extended_Pictographic}#*0-9])\uFE0F/gu

/** Without what a reader can't see. */
export function visible(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(unseen, '')
    .replace(straySelector, '')
    .normalize('NFC')
}

/** Text as a person would write it: markup turned into the words it marks, links into their addresses. */
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

/** At most `limit` characters, cut at a word's end, with an ellipsis where it was cut. */
export function cap(text: string, limit: number): string {
  if (text.length <= limit) return text
  const cut = text.slice(0, limit - 1)
  const end = cut.search(/\s\S*$/)
  return `${(end > limit * 0.6 ? cut.slice(0, end) : cut).replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…`
}
