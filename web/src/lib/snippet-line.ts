/** A first line such as 'Guten Tag Frau Brown,'. */
const greeting =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|hallo|guten (?:tag|morgen|abend)|moin|servus|grüß gott|liebe[rs]?|sehr geehrte[rs]?|bonjour|bonsoir|salut|cher|chère|madame|monsieur|hola|buen[oa]s|estimad[oa]s?)(?!\p{L})[^\n]{0,80},\s*\n\s*/iu

/** What a list shows of a message: without a greeting's line and the mark of a list's first item, which say nothing of it. */
export function snippetLine(text: string): string {
  const rest = text.replace(greeting, '')
  const line = rest.replace(/^[-*•]\s+/, '')
  return rest === text ? line : line.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase())
}
