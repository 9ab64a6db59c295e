/** What a list shows of a message: without the greeting's line and the mark of a list's first item, which say nothing of it. */
export const snippetLine = (text: string): string =>
  text.replace(/^[^\n]{1,80},\s*\n\s*/, '').replace(/^[-*•]\s+/, '')
